import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';

const OrderList = lazy(() => import('./OrderList').then((module) => ({ default: module.OrderList })));
const OrderShow = lazy(() => import('./OrderShow').then((module) => ({ default: module.OrderShow })));

export default {
  name: 'orders',
  list: OrderList,
  show: OrderShow,
  options: { label: 'Orders' },
  recordRepresentation: (record: { id: string }) => orderNumber(record.id),
} satisfies ResourceProps;

import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';
import { ewayBillActions } from '../../data/eway-bill-actions';
import { getOrder, listOrders, orderActions } from './orders.data';

const OrderList = lazy(() => import('./OrderList').then((module) => ({ default: module.OrderList })));
const OrderShow = lazy(() => import('./OrderShow').then((module) => ({ default: module.OrderShow })));

export const orders = {
  name: 'orders',
  label: 'Orders',
  group: 'Sell',
  live: ['orders'],
  icon: LocalShippingIcon,
  roles: ANY_STAFF,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: (record: { id: string }) => orderNumber(record.id),
  data: { list: listOrders, get: getOrder, actions: { ...orderActions, ...ewayBillActions } },
  badge: attentionBadge(
    ({ to_ship }) => Object.values(to_ship).reduce((sum, count) => sum + count),
    'to ship',
  ),
} satisfies BackOfficeResource;

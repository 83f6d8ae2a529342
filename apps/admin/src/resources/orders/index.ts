import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const OrderList = lazy(() => import('./OrderList').then((module) => ({ default: module.OrderList })));
const OrderShow = lazy(() => import('./OrderShow').then((module) => ({ default: module.OrderShow })));

const data = () => import('./orders.data');

export const orders = {
  name: 'orders',
  label: 'Orders',
  group: 'Sell',
  live: ['orders'],
  icon: LocalShippingIcon,
  may: 'orders',
  list: OrderList,
  show: OrderShow,
  recordRepresentation: (record: { id: string }) => orderNumber(record.id),
  data: {
    ...lazyData(
      async () => {
        const [{ listOrders, orderActions }, { ewayBillActions }] = await Promise.all([
          data(),
          import('../../data/eway-bill-actions'),
        ]);
        return { list: listOrders, actions: { ...orderActions, ...ewayBillActions } };
      },
      {
        previewStatuses: true,
        updateOrderStatuses: true,
        updateOrderStatus: true,
        restockOrder: true,
        listEwayBills: true,
        enterEwayBill: true,
        removeEwayBill: true,
      },
    ),
    get: async (id: string) => (await data()).getOrder(id),
  },
  badge: attentionBadge(
    ({ to_ship }) => Object.values(to_ship).reduce((sum, count) => sum + count),
    'to ship',
  ),
} satisfies BackOfficeResource;

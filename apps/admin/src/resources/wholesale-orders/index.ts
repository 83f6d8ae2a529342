import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import { shortId } from '@aabha/contracts/orders/order-number';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const WholesaleOrderList = lazy(() =>
  import('./WholesaleOrderList').then((module) => ({ default: module.WholesaleOrderList })),
);

export const wholesaleOrders = {
  name: 'wholesale-bulk-orders',
  label: 'Bulk Orders',
  group: 'Sell',
  live: ['wholesale'],
  icon: HandshakeIcon,
  may: 'wholesale',
  list: WholesaleOrderList,
  recordRepresentation: (record: { id: string }) => shortId(record.id, 6),
  data: lazyData(
    async () => {
      const { listWholesaleOrders, wholesaleOrderActions } = await import('./wholesale-orders.data');
      return { list: listWholesaleOrders, actions: wholesaleOrderActions };
    },
    { updateWholesaleOrder: true },
  ),
} satisfies BackOfficeResource;

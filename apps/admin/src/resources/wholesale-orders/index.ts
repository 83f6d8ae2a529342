import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import { shortId } from '@aabha/contracts/orders/order-number';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { listWholesaleOrders, wholesaleOrderActions } from './wholesale-orders.data';

const WholesaleOrderList = lazy(() =>
  import('./WholesaleOrderList').then((module) => ({ default: module.WholesaleOrderList })),
);

export const wholesaleOrders = {
  name: 'wholesale-bulk-orders',
  label: 'Bulk Orders',
  group: 'Sell',
  live: ['wholesale'],
  icon: HandshakeIcon,
  roles: SUPER_ADMIN,
  list: WholesaleOrderList,
  recordRepresentation: (record: { id: string }) => shortId(record.id, 6),
  data: { list: listWholesaleOrders, actions: wholesaleOrderActions },
} satisfies BackOfficeResource;

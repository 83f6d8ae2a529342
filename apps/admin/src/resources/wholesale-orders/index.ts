import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/order-number';

const WholesaleOrderList = lazy(() =>
  import('./WholesaleOrderList').then((module) => ({ default: module.WholesaleOrderList })),
);

export default {
  name: 'wholesale-bulk-orders',
  list: WholesaleOrderList,
  options: { label: 'Bulk Orders' },
  recordRepresentation: (record: { id: string }) => shortId(record.id, 6),
} satisfies ResourceProps;

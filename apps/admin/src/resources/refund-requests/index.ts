import ApprovalIcon from '@mui/icons-material/PriceCheckOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const RefundRequestList = lazy(() =>
  import('./RefundRequestList').then((module) => ({ default: module.RefundRequestList })),
);
const WaitingRefundsBadge = lazy(() =>
  import('./WaitingRefundsBadge').then((module) => ({ default: module.WaitingRefundsBadge })),
);

export const refundRequests = {
  name: 'refund-requests',
  label: 'Refund Approvals',
  group: 'Sell',
  live: ['orders'],
  icon: ApprovalIcon,
  may: 'refunds',
  list: RefundRequestList,
  badge: WaitingRefundsBadge,
  data: lazyData(async () => {
    const { listRefundRequests } = await import('./refund-requests.data');
    return { list: listRefundRequests, actions: {} };
  }, {}),
} satisfies BackOfficeResource;

import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ReturnList = lazy(() => import('./ReturnList').then((module) => ({ default: module.ReturnList })));
const ReturnShow = lazy(() => import('./ReturnShow').then((module) => ({ default: module.ReturnShow })));

const data = () => import('./returns.data');

export const returns = {
  name: 'return-requests',
  label: 'Return Requests',
  group: 'Sell',
  live: ['returns', 'orders'],
  icon: AssignmentReturnIcon,
  may: 'returns',
  list: ReturnList,
  show: ReturnShow,
  data: {
    ...lazyData(
      async () => {
        const { listReturns, returnActions } = await data();
        return { list: listReturns, actions: returnActions };
      },
      {
        ...{ approveReturn: true, refundReturn: true, receiveReturn: true, inspectReturn: true },
        ...{ listPickupSlots: true, bookPickup: true },
        ...{ replaceReturn: true, cancelReplacement: true },
        ...{ assignReturn: true, rejectReturn: true, previewReturn: true, downloadReturnFile: true },
      },
    ),
    get: async (id: string) => (await data()).getReturn(id),
  },
  badge: attentionBadge(({ returns_to_decide }) => returns_to_decide, 'to approve'),
} satisfies BackOfficeResource;

import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { getReturn, listReturns, returnActions } from './returns.data';

const ReturnList = lazy(() => import('./ReturnList').then((module) => ({ default: module.ReturnList })));
const ReturnShow = lazy(() => import('./ReturnShow').then((module) => ({ default: module.ReturnShow })));

export const returns = {
  name: 'return-requests',
  label: 'Return Requests',
  group: 'Sell',
  live: ['returns', 'orders'],
  icon: AssignmentReturnIcon,
  roles: SUPER_ADMIN,
  list: ReturnList,
  show: ReturnShow,
  data: { list: listReturns, get: getReturn, actions: returnActions },
  badge: attentionBadge(({ returns_to_decide }) => returns_to_decide, 'to approve'),
} satisfies BackOfficeResource;

import InboxIcon from '@mui/icons-material/InboxOutlined';
import { lazy } from 'react';
import { waitingCasesBadge } from '../../components/sidebar/waiting-cases-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const CaseList = lazy(() => import('./CaseList').then((module) => ({ default: module.CaseList })));

export const cases = {
  name: 'cases',
  label: 'Cases',
  group: 'Customers',
  icon: InboxIcon,
  may: ['messages', 'complaints', 'returns'],
  live: ['complaints', 'messages', 'returns', 'orders'],
  list: CaseList,
  data: lazyData(
    () => import('./cases.data').then(({ listCases }) => ({ list: listCases, actions: {} })),
    {},
  ),
  badge: waitingCasesBadge(
    (waiting) => (waiting.complaint ?? 0) + (waiting.message ?? 0) + (waiting.return ?? 0),
  ),
} satisfies BackOfficeResource;

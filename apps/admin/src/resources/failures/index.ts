import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { failureActions, listFailures } from './failures.data';

const FailureList = lazy(() => import('./FailureList').then((module) => ({ default: module.FailureList })));

export const failures = {
  name: 'failures',
  label: 'Failed Emails & Refunds',
  group: 'System',
  icon: SyncProblemIcon,
  roles: SUPER_ADMIN,
  list: FailureList,
  data: { list: listFailures, actions: failureActions },
  badge: attentionBadge(
    ({ failed_mails, failed_refunds }) => (failed_mails ?? 0) + (failed_refunds ?? 0),
    'failed',
  ),
} satisfies BackOfficeResource;

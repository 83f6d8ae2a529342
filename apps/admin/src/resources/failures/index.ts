import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const FailureList = lazy(() => import('./FailureList').then((module) => ({ default: module.FailureList })));

export const failures = {
  name: 'failures',
  label: 'Failed Emails & Refunds',
  group: 'System',
  icon: SyncProblemIcon,
  may: 'superAdmins',
  list: FailureList,
  data: lazyData(() => import('./failures.data').then((module) => module.failureData), {
    retryFailure: true,
  }),
  badge: attentionBadge(
    ({ failed_mails, failed_refunds }) => (failed_mails ?? 0) + (failed_refunds ?? 0),
    'failed',
  ),
} satisfies BackOfficeResource;

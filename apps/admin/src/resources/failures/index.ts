import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { failureActions, listFailures } from './failures.data';

const FailureList = lazy(() => import('./FailureList').then((module) => ({ default: module.FailureList })));

export const failures = {
  name: 'failures',
  label: 'Failed Emails & Refunds',
  icon: SyncProblemIcon,
  roles: SUPER_ADMIN,
  list: FailureList,
  data: { list: listFailures, actions: failureActions },
} satisfies BackOfficeResource;

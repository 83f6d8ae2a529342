import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const FailureList = lazy(() => import('./FailureList').then((module) => ({ default: module.FailureList })));

export default {
  name: 'failures',
  list: FailureList,
  options: { label: 'Failed Emails & Refunds' },
} satisfies ResourceProps;

import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ComplaintList = lazy(() =>
  import('./ComplaintList').then((module) => ({ default: module.ComplaintList })),
);

export default {
  name: 'complaints',
  list: ComplaintList,
  options: { label: 'Complaints' },
} satisfies ResourceProps;

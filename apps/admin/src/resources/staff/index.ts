import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const StaffList = lazy(() => import('./StaffList').then((module) => ({ default: module.StaffList })));

export default {
  name: 'staff',
  list: StaffList,
  options: { label: 'Staff Accounts' },
} satisfies ResourceProps;

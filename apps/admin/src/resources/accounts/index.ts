import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const CustomerList = lazy(() =>
  import('./CustomerList').then((module) => ({ default: module.CustomerList })),
);
const CustomerShow = lazy(() =>
  import('./CustomerShow').then((module) => ({ default: module.CustomerShow })),
);
const StaffList = lazy(() => import('./StaffList').then((module) => ({ default: module.StaffList })));

export const customers = {
  name: 'customers',
  list: CustomerList,
  show: CustomerShow,
  options: { label: 'Customers' },
  recordRepresentation: 'name',
} satisfies ResourceProps;

export const staff = {
  name: 'staff',
  list: StaffList,
  options: { label: 'Staff Accounts' },
} satisfies ResourceProps;

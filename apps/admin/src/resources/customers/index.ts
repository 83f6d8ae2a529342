import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const CustomerList = lazy(() =>
  import('./CustomerList').then((module) => ({ default: module.CustomerList })),
);
const CustomerShow = lazy(() =>
  import('./CustomerShow').then((module) => ({ default: module.CustomerShow })),
);

export default {
  name: 'customers',
  list: CustomerList,
  show: CustomerShow,
  options: { label: 'Customers' },
  recordRepresentation: 'name',
} satisfies ResourceProps;

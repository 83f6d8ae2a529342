import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import PeopleOutlineIcon from '@mui/icons-material/PeopleOutlineOutlined';
import { lazy } from 'react';
import { SUPER_ADMIN, type BackOfficeResource } from '../../data/resource';
import { accountActions, getCustomer, listCustomers, listStaff } from './accounts.data';

const CustomerList = lazy(() =>
  import('./CustomerList').then((module) => ({ default: module.CustomerList })),
);
const CustomerShow = lazy(() =>
  import('./CustomerShow').then((module) => ({ default: module.CustomerShow })),
);
const StaffList = lazy(() => import('./StaffList').then((module) => ({ default: module.StaffList })));

export const customers = {
  name: 'customers',
  label: 'Customers',
  group: 'Customers',
  icon: PeopleOutlineIcon,
  roles: SUPER_ADMIN,
  live: ['customers', 'orders'],
  list: CustomerList,
  show: CustomerShow,
  recordRepresentation: 'name',
  data: { list: listCustomers, get: getCustomer },
} satisfies BackOfficeResource;

export const staff = {
  name: 'staff',
  label: 'Staff Accounts',
  group: 'System',
  icon: BadgeIcon,
  roles: SUPER_ADMIN,
  live: ['customers'],
  list: StaffList,
  data: { list: listStaff, actions: accountActions },
} satisfies BackOfficeResource;

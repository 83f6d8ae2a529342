import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import PeopleOutlineIcon from '@mui/icons-material/PeopleOutlineOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const CustomerList = lazy(() =>
  import('./CustomerList').then((module) => ({ default: module.CustomerList })),
);
const CustomerShow = lazy(() =>
  import('./CustomerShow').then((module) => ({ default: module.CustomerShow })),
);
const StaffList = lazy(() => import('./StaffList').then((module) => ({ default: module.StaffList })));

const data = () => import('./accounts.data');

export const customers = {
  name: 'customers',
  label: 'Customers',
  group: 'Customers',
  icon: PeopleOutlineIcon,
  may: 'customers',
  live: ['customers', 'orders'],
  list: CustomerList,
  show: CustomerShow,
  recordRepresentation: 'name',
  data: {
    ...lazyData(async () => ({ list: (await data()).listCustomers, actions: {} }), {}),
    get: async (id: string) => (await data()).getCustomer(id),
  },
} satisfies BackOfficeResource;

export const staff = {
  name: 'staff',
  label: 'Staff Accounts',
  group: 'System',
  icon: BadgeIcon,
  may: 'superAdmins',
  live: ['customers'],
  list: StaffList,
  data: lazyData(
    async () => {
      const { listStaff, accountActions } = await data();
      return { list: listStaff, actions: accountActions };
    },
    { createSubAdmin: true, setStaffDisabled: true, setStaffRole: true },
  ),
} satisfies BackOfficeResource;

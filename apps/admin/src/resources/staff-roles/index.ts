import RoleIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import { lazyActions, type BackOfficeResource } from '../../data/resource';

const StaffRoles = lazy(() => import('./StaffRoles').then((module) => ({ default: module.StaffRoles })));

export const staffRoles = {
  name: 'staff-roles',
  label: 'Roles',
  group: 'System',
  icon: RoleIcon,
  may: 'superAdmins',
  list: StaffRoles,
  data: lazyActions(async () => ({ actions: (await import('./staff-roles.data')).staffRoleActions }), {
    ...{ createStaffRole: true, renameStaffRole: true, removeStaffRole: true, changePermissions: true },
  }),
} satisfies BackOfficeResource;

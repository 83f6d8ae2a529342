import type { CsvColumns } from '../csv/csv-columns';
import type { StaffRoleDetails } from './staff-roles.schema';
import { PERMISSION_TEXTS, PERMISSIONS, type Permission } from './staff-roles.values';

const columnOf = (permission: Permission): [string, (role: StaffRoleDetails) => string] => [
  PERMISSION_TEXTS[permission].name,
  ({ permissions }) => (permissions.includes(permission) ? 'Yes' : ''),
];

/** The columns of exported roles: one for each permission. */
export const STAFF_ROLE_COLUMNS: CsvColumns<StaffRoleDetails> = {
  Role: ({ name }) => name,
  People: ({ memberCount }) => String(memberCount),
  ...Object.fromEntries(PERMISSIONS.map(columnOf)),
};

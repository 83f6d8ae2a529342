import type {
  ChangePermissionsInput,
  CreateStaffRoleInput,
  RenameStaffRoleInput,
} from '@aabha/contracts/staff-roles/staff-roles.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const staffRoleActions = {
  createStaffRole: (input: CreateStaffRoleInput) =>
    api.staffRoles.create.mutate(input).then(({ role }) => ({ data: role }), toHttpError),
  renameStaffRole: (input: RenameStaffRoleInput) =>
    api.staffRoles.rename.mutate(input).then(({ role }) => ({ data: role }), toHttpError),
  removeStaffRole: (id: string) =>
    api.staffRoles.remove.mutate({ id }).then(({ roleList }) => ({ data: roleList }), toHttpError),
  changePermissions: (input: ChangePermissionsInput) =>
    api.staffRoles.changePermissions.mutate(input).then(({ roleList }) => ({ data: roleList }), toHttpError),
};
export type StaffRoleProvider = ProviderWith<typeof staffRoleActions>;

import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ChangePermissionsInput,
  CreateStaffRoleInput,
  ListStaffRolesOutput,
  RenameStaffRoleInput,
  StaffRoleIdInput,
  StaffRoleOutput,
} from '@aabha/contracts/staff-roles/staff-roles.schema';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import {
  changePermissions,
  createStaffRole,
  exportStaffRoles,
  listStaffRoles,
  removeStaffRole,
  renameStaffRole,
} from './staff-roles.service';

/** What SubAdmins may do (docs/spec/permissions.md). */
export const staffRolesRouter = router({
  list: superAdminProcedure
    .meta(get('/admin/role/list', 'The roles of staff with their permissions'))
    .output(ListStaffRolesOutput)
    .query(({ ctx }) => listStaffRoles(ctx)),
  exportCsv: superAdminProcedure
    .meta(
      post('/admin/role/export', 'The roles of staff with their permissions as a CSV file', READS_REPORTS),
    )
    .output(CsvFile)
    .mutation(({ ctx }) => exportStaffRoles(ctx)),
  create: superAdminProcedure
    .meta(post('/admin/role/new', 'Add a role of staff'))
    .input(CreateStaffRoleInput)
    .output(StaffRoleOutput)
    .mutation(({ ctx, input }) => createStaffRole(ctx, input)),
  rename: superAdminProcedure
    .meta(post('/admin/role/{id}/rename', 'Give a role another name'))
    .input(RenameStaffRoleInput)
    .output(StaffRoleOutput)
    .mutation(({ ctx, input }) => renameStaffRole(ctx, input)),
  changePermissions: superAdminProcedure
    .meta(post('/admin/role/permissions', 'Give permissions to roles and take them away, all or none'))
    .input(ChangePermissionsInput)
    .output(ListStaffRolesOutput)
    .mutation(({ ctx, input }) => changePermissions(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/admin/role/{id}/remove', 'Remove a role: its members get the one that comes with the shop'))
    .input(StaffRoleIdInput)
    .output(ListStaffRolesOutput)
    .mutation(({ ctx, input }) => removeStaffRole(ctx, input)),
});

import { z } from 'zod';
import { EditedVersion, Id, Instant, requiredText } from '../wire/wire.schema';
import { PERMISSIONS, STAFF_ROLES_MAX } from './staff-roles.values';

const PermissionValue = z.enum(PERMISSIONS);

/** A role of staff with what it may do. */
export const StaffRoleDetails = z.object({
  _id: z.string(),
  name: z.string(),
  permissions: z.array(PermissionValue),
  isFirst: z.boolean().meta({
    description: 'Whether it is the role of SubAdmins without another one, which cannot be removed.',
  }),
  memberCount: z.number().int().meta({ description: 'SubAdmins with this role, disabled ones too.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type StaffRoleDetails = z.infer<typeof StaffRoleDetails>;

export const ListStaffRolesOutput = z.object({ roleList: z.array(StaffRoleDetails) });
export const StaffRoleOutput = z.object({ role: StaffRoleDetails });

const name = requiredText('Name is required.', 40);

export const CreateStaffRoleInput = z.strictObject({
  name,
  copy_of: Id.optional().meta({ description: 'The role whose permissions it begins with; none without it.' }),
});
export type CreateStaffRoleInput = z.output<typeof CreateStaffRoleInput>;

export const RenameStaffRoleInput = z.strictObject({ id: Id, name, updated_at: EditedVersion.optional() });
export type RenameStaffRoleInput = z.output<typeof RenameStaffRoleInput>;

/** What is given to roles and taken from them, all of it or nothing. What is not named stays. */
export const ChangePermissionsInput = z.strictObject({
  changes: z
    .array(z.strictObject({ role: Id, permission: PermissionValue, is_granted: z.boolean() }))
    .min(1, 'Change at least one permission.')
    .max(STAFF_ROLES_MAX * PERMISSIONS.length)
    .refine(
      (changes) =>
        new Set(changes.map(({ role, permission }) => `${role} ${permission}`)).size === changes.length,
      'Name each permission of a role once.',
    ),
});
export type ChangePermissionsInput = z.output<typeof ChangePermissionsInput>;

export const StaffRoleIdInput = z.strictObject({ id: Id });

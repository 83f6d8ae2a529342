import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { STAFF_ROLE_COLUMNS } from '@aabha/contracts/staff-roles/staff-roles.csv';
import { changedPermissions } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type {
  ChangePermissionsInput,
  CreateStaffRoleInput,
  RenameStaffRoleInput,
  StaffRoleDetails,
} from '@aabha/contracts/staff-roles/staff-roles.schema';
import {
  FIRST_STAFF_ROLE,
  PERMISSIONS,
  STAFF_ROLES_MAX,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  countRoles,
  deleteRole,
  findRoleIds,
  insertRole,
  lockRole,
  lockRoleAdditions,
  selectRole,
  selectRoles,
  selectRolesOfIds,
  updateRole,
  type StaffRoleRow,
} from './staff-roles.queries';

const toWire = (row: StaffRoleRow): StaffRoleDetails => ({
  _id: row.id,
  name: row.name,
  permissions: PERMISSIONS.filter((permission) => row.permissions.includes(permission)),
  isFirst: row.id === FIRST_STAFF_ROLE,
  memberCount: row.memberCount,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});

/** Returns all roles: the one that comes with the shop, then by name (docs/spec/permissions.md#roles). */
export async function listStaffRoles(ctx: SignedInContext) {
  return { roleList: (await selectRoles(ctx.db)).map(toWire) };
}

/** Exports the roles, a column for each permission. */
export function exportStaffRoles(ctx: SignedInContext) {
  return startExport(ctx, {
    ...{ list: 'staff-roles', filters: {}, columns: STAFF_ROLE_COLUMNS, findIds: findRoleIds },
    readRows: async (db, ids) => (await selectRolesOfIds(db, ids)).map(toWire),
  });
}

/** Locks a role. Throws STAFF_ROLE_NOT_FOUND. */
export async function lockedStaffRole(tx: Tx, id: string) {
  const row = await lockRole(tx, id);
  if (!row) throw appError('STAFF_ROLE_NOT_FOUND');
  return row;
}

const nameTaken = (error: unknown) =>
  violatedConstraint(error) === 'staff_roles_name_key'
    ? new AppError('STAFF_ROLE_EXISTS', undefined, { name: 'There is a role with this name already.' })
    : error;

/** Adds a role without members, with the permissions of another one or none. Throws STAFF_ROLE_LIMIT. */
export async function createStaffRole(ctx: SignedInContext, { name, copy_of: copyOf }: CreateStaffRoleInput) {
  const row = await inTx(ctx.db, async (tx) => {
    await lockRoleAdditions(tx);
    if ((await countRoles(tx)) >= STAFF_ROLES_MAX) throw appError('STAFF_ROLE_LIMIT');
    const copied = copyOf === undefined ? [] : (await lockedStaffRole(tx, copyOf)).permissions;
    const permissions = changedPermissions(copied, []);
    const id = await insertRole(tx, { name, permissions });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'staff-role.create', entity: 'staff-role', entityId: id },
      ...{ before: null, after: { name, permissions } },
    });
    return selectRole(tx, id);
  }).catch((error: unknown) => {
    throw nameTaken(error);
  });
  return { role: toWire(row) };
}

/** Gives a role another name; 409 with the present one when it was changed since `updated_at`. */
export async function renameStaffRole(ctx: SignedInContext, { id, name, updated_at }: RenameStaffRoleInput) {
  const row = await inTx(ctx.db, async (tx) => {
    const present = await lockedStaffRole(tx, id);
    if (present.name !== name) {
      assertAllowed(checkUnchanged(toWire(await selectRole(tx, id)), updated_at));
      await updateRole(tx, id, { name });
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'staff-role.rename', entity: 'staff-role', entityId: id },
        ...{ before: { name: present.name }, after: { name } },
      });
    }
    return selectRole(tx, id);
  }).catch((error: unknown) => {
    throw nameTaken(error);
  });
  return { role: toWire(row) };
}

/**
 * Gives permissions to roles and takes them away, all or none. Calls of members are checked against them from their next call on.
 * Roles are locked in the order of their ids, so that two people who save at the same time wait, and lose nothing.
 */
export async function changePermissions(ctx: SignedInContext, { changes }: ChangePermissionsInput) {
  await inTx(ctx.db, async (tx) => {
    for (const id of [...new Set(changes.map(({ role }) => role))].toSorted()) {
      const present = await lockedStaffRole(tx, id);
      const before = changedPermissions(present.permissions, []);
      const permissions = changedPermissions(
        before,
        changes
          .filter(({ role }) => role === id)
          .map(({ permission, is_granted: isGranted }) => ({ permission, isGranted })),
      );
      if (permissions.join() === before.join()) continue;
      await updateRole(tx, id, { permissions });
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'staff-role.permissions', entity: 'staff-role', entityId: id },
        ...{ before: { permissions: before }, after: { permissions } },
      });
    }
  });
  return listStaffRoles(ctx);
}

/** Removes a role; its members get the one that comes with the shop, which cannot be removed itself. */
export async function removeStaffRole(ctx: SignedInContext, { id }: { id: string }) {
  if (id === FIRST_STAFF_ROLE) throw appError('STAFF_ROLE_FIRST');
  await inTx(ctx.db, async (tx) => {
    const present = await lockedStaffRole(tx, id);
    const members = await deleteRole(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'staff-role.remove', entity: 'staff-role', entityId: id },
      ...{ before: { name: present.name, permissions: present.permissions, members }, after: null },
    });
  });
  return listStaffRoles(ctx);
}

import { and, asc, count, eq, sql } from 'drizzle-orm';
import { FIRST_STAFF_ROLE, type Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { staffRoleIdOfUser } from '@aabha/db/staff-role-conditions';
import { only } from '@aabha/db/tx';

const isSubAdmin = eq(users.role, 'SubAdmin');

const members = (db: DbOrTx) =>
  db
    .select({ roleId: staffRoleIdOfUser.as('role_id'), n: count().as('n') })
    .from(users)
    .where(isSubAdmin)
    .groupBy(sql`1`)
    .as('members');

/** The role that comes with the shop, then by name. */
const inOrder = [sql`${staffRoles.id} <> ${FIRST_STAFF_ROLE}`, asc(sql`lower(${staffRoles.name})`)];

function rolesWithMembers(db: DbOrTx) {
  const of = members(db);
  return db
    .select({
      id: staffRoles.id,
      name: staffRoles.name,
      permissions: staffRoles.permissions,
      memberCount: sql<number>`coalesce(${of.n}, 0)`.mapWith(Number),
      createdAt: staffRoles.createdAt,
      updatedAt: staffRoles.updatedAt,
    })
    .from(staffRoles)
    .leftJoin(of, eq(of.roleId, staffRoles.id))
    .orderBy(...inOrder)
    .$dynamic();
}

export type StaffRoleRow = Awaited<ReturnType<typeof selectRoles>>[number];

/** Selects all roles: the one that comes with the shop, then by name. */
export const selectRoles = (db: DbOrTx) => rolesWithMembers(db);

/** Selects some roles, in the order of the list. */
export const selectRolesOfIds = (db: DbOrTx, ids: readonly string[]) =>
  rolesWithMembers(db).where(anyOf(staffRoles.id, ids));

export async function selectRole(db: DbOrTx, id: string): Promise<StaffRoleRow> {
  return only(await rolesWithMembers(db).where(eq(staffRoles.id, id)));
}

/** Returns the ids of all roles, in the order of the list. */
export async function findRoleIds(db: DbOrTx): Promise<PackedIds> {
  return only(await db.select({ ids: packIds(staffRoles.id, inOrder) }).from(staffRoles)).ids;
}

/** Lets one transaction at a time add a role, so that their number stays within its limit. */
export const lockRoleAdditions = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff-roles'))`);

export const countRoles = (db: DbOrTx) => db.$count(staffRoles);

/** Locks a role; undefined for an unknown one. */
export async function lockRole(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update');
  return row;
}

export async function insertRole(
  tx: Tx,
  values: { name: string; permissions: Permission[] },
): Promise<string> {
  return only(await tx.insert(staffRoles).values(values).returning({ id: staffRoles.id })).id;
}

export async function updateRole(
  tx: Tx,
  id: string,
  values: { name: string } | { permissions: Permission[] },
): Promise<void> {
  await tx
    .update(staffRoles)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(staffRoles.id, id));
}

/** Deletes a role, whose members get the one that comes with the shop. Returns how many they were. */
export async function deleteRole(tx: Tx, id: string): Promise<number> {
  const left = await tx
    .update(users)
    .set({ staffRoleId: null })
    .where(and(isSubAdmin, eq(users.staffRoleId, id)))
    .returning({ id: users.id });
  await tx.delete(staffRoles).where(eq(staffRoles.id, id));
  return left.length;
}

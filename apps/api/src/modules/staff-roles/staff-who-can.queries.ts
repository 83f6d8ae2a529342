import { and, asc, eq } from 'drizzle-orm';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { hasPermissionNow } from '@aabha/db/staff-role-conditions';

/** Selects the staff who can log in and have a permission, by name; at most 200. */
export const selectStaffWhoCan = (db: DbOrTx, permission: Permission) =>
  db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(hasPermissionNow(permission))
    .orderBy(asc(users.name), asc(users.id))
    .limit(200);

/** Returns whether a person is one of the staff who can log in and have a permission. */
export async function isStaffWhoCan(db: DbOrTx, id: string, permission: Permission): Promise<boolean> {
  return isUuid(id) && (await db.$count(users, and(eq(users.id, id), hasPermissionNow(permission)))) > 0;
}

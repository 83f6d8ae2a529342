import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { FIRST_STAFF_ROLE, type Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import { users } from './schema/accounts';
import { staffRoles } from './schema/staff-roles';

/** The id of a SubAdmin's staff role. */
export const staffRoleIdOfUser = sql<string>`coalesce(${users.staffRoleId}, ${sql.raw(`'${FIRST_STAFF_ROLE}'::uuid`)})`;

/** The permissions of a SubAdmin's staff role; null for others. */
export const permissionsOfUser = sql<string[] | null>`case when ${users.role} = 'SubAdmin' then
  (select ${staffRoles.permissions} from ${staffRoles} where ${staffRoles.id} = ${staffRoleIdOfUser}) end`;

/** Matches staff who can log in and have a permission: SuperAdmins, and SubAdmins by their staff role. */
export const hasPermissionNow = (permission: Permission): SQL | undefined =>
  and(
    isNull(users.disabledAt),
    or(eq(users.role, 'SuperAdmin'), sql`${permission} = any (${permissionsOfUser})`),
  );

import type { Sql } from 'postgres';
import { MAY_ACT_AS } from './create-roles';
import { GROUP_ROLES } from './group-roles';

/**
 * Acts as the owner of the shop's tables from now on, where the roles of the shop own them and the session may: what migrations
 * create belongs to the owner, whoever migrates. Returns whether it does.
 */
export async function becomeOwner(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ may: boolean }[]>`
    select coalesce(bool_or(pg_has_role(current_user, r.oid, ${sql.unsafe(MAY_ACT_AS)}) and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relname = 'orders' and relowner <> r.oid)), false) as may
    from pg_roles r where rolname = ${GROUP_ROLES.owner}
      and has_schema_privilege(r.oid, 'public', 'create') and has_database_privilege(r.oid, current_database(), 'create')`;
  if (!row?.may) return false;
  await sql.unsafe(`set role ${GROUP_ROLES.owner}`);
  return true;
}

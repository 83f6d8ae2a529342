import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Db } from '../client';

/**
 * Returns what the role of a pool may do although no process of the shop needs it, a text each: none where the roles are separate
 * (docs/OPERATIONS.md#roles).
 */
export async function roleRisks(pool: Sql): Promise<string[]> {
  const [row] = await pool<Record<'super' | 'creates' | 'owns' | 'truncates' | 'rewrites', boolean>[]>`
    select r.rolsuper as super, r.rolcreaterole or r.rolcreatedb or r.rolbypassrls as creates,
      pg_has_role(current_user, c.relowner, 'usage') as owns,
      has_table_privilege(c.oid, 'truncate') as truncates,
      has_any_column_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete') as rewrites
    from pg_class c, pg_roles r where c.oid = to_regclass('public.audit_log') and r.rolname = current_user`;
  if (!row) return [];
  return [
    ...(row.super ? ['is a superuser'] : []),
    ...(row.creates ? ['may create roles or databases'] : []),
    ...(row.owns ? ['owns the tables, so it may drop and alter them'] : []),
    ...(row.truncates ? ['may truncate tables'] : []),
    ...(row.rewrites ? ['may change the audit log'] : []),
  ];
}

/** Returns whether the role of a pool may do what only workers do, such as sealing the audit log; true before there are seals. */
export async function maySeal(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ may: boolean }>(
    sql`select coalesce(has_table_privilege(to_regclass('public.audit_seals'), 'insert'), true) as may`,
  );
  return row?.may ?? true;
}

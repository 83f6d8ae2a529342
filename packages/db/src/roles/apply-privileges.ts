import type { Sql, TransactionSql } from 'postgres';
import { expectedPrivileges } from './expected-privileges';
import { GRANTED_ROLES, GROUP_ROLES } from './group-roles';
import { FUNCTION_PRIVILEGES, TABLE_PRIVILEGES } from './table-privileges';

interface TableState {
  name: string;
  columns: string[];
  /** As `expectedPrivileges` writes them. */
  privileges: string[];
}

const ROLES = GRANTED_ROLES.join(', ');

/** Returns whether the roles of the shop exist in the server, and the session may grant them what belongs to the tables' owner. */
async function mayGrant(sql: Sql | TransactionSql): Promise<boolean> {
  const [row] = await sql<{ n: number; owns: boolean }[]>`
    select count(*)::int as n, exists (select from pg_class where relnamespace = 'public'::regnamespace
      and relname = 'orders' and pg_has_role(current_user, relowner, 'usage')) as owns
    from pg_roles where rolname in ${sql(Object.values(GROUP_ROLES))}`;
  return row !== undefined && row.owns && row.n === Object.keys(GROUP_ROLES).length;
}

/** Returns the tables with the privileges that the roles of the shop have. */
export function readPrivileges(sql: Sql | TransactionSql): Promise<TableState[]> {
  return sql<TableState[]>`
    with granted as (
      select c.oid, a.grantee, a.privilege_type as text from pg_class c, aclexplode(c.relacl) a
      union all
      select attrelid, a.grantee, a.privilege_type || '(' || attname || ')'
      from pg_attribute, aclexplode(attacl) a where attnum > 0 and not attisdropped
    )
    select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(array_agg(rolname || ' ' || text order by (rolname || ' ' || text) collate "C"), '{}')
        from granted g join pg_roles r on r.oid = g.grantee
        where g.oid = c.oid and rolname in ${sql([...GRANTED_ROLES])}) as privileges
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by relname`;
}

/** Returns the statements that give a table these privileges instead of what it has. */
const regrant = (table: string, privileges: readonly string[]) => [
  `revoke all on ${table} from ${ROLES}`,
  ...privileges.map((text) => {
    const [role = '', ...privilege] = text.split(' ');
    return `grant ${privilege.join(' ')} on ${table} to ${role}`;
  }),
];

/** Returns the statements for what is not a table: schemas, sequences, functions, and tables of the next migrations. */
const otherGrants = () => [
  `grant usage on schema public, drizzle to ${ROLES}`,
  `grant select on drizzle.__drizzle_migrations to ${ROLES}`,
  `grant usage on all sequences in schema public to ${GROUP_ROLES.app}`,
  ...FUNCTION_PRIVILEGES.map(({ name, role }) => `grant execute on function ${name} to ${GROUP_ROLES[role]}`),
  /* Between a migration and the grants after it, triggers may write into its tables already. */
  `alter default privileges in schema public grant select, insert on tables to ${GROUP_ROLES.app}`,
  `alter default privileges in schema public grant usage on sequences to ${GROUP_ROLES.app}`,
];

/** Returns the statements that change the privileges of tables to those of the table in code; none where nothing differs. */
export async function missingGrants(sql: Sql | TransactionSql): Promise<string[]> {
  return (await readPrivileges(sql)).flatMap(({ name, columns, privileges }) => {
    const row = TABLE_PRIVILEGES[name];
    /* A partition is reached by its table only; a table of a later release keeps what that release gave it. */
    if (!row) return [];
    const expected = expectedPrivileges(row, columns);
    return expected.join() === privileges.join() ? [] : regrant(`public.${name}`, expected);
  });
}

/**
 * Gives the roles of the shop their privileges in a migrated database, in one transaction, so that no process misses one meanwhile.
 * Tables that have theirs are left alone. Without the roles, or where the session does not own the tables, it does nothing.
 */
export async function applyPrivileges(sql: Sql): Promise<void> {
  if (!(await mayGrant(sql))) return;
  await sql.begin(async (tx) => {
    const statements = [...(await missingGrants(tx)), ...otherGrants()];
    await tx.unsafe(statements.join(';\n'));
  });
}

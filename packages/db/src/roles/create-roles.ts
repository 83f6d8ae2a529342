import type { Sql } from 'postgres';
import { GROUP_ROLES } from './group-roles';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The statements that an administrator runs where the session may not create roles. */
export const CREATE_ROLES = [
  ...Object.values(GROUP_ROLES).map((role) => `create role ${role} nologin`),
  `grant ${GROUP_ROLES.app} to ${GROUP_ROLES.worker}`,
];

/** Membership with which a session acts as the role: since 16 who creates a role is its member without that. */
export const MAY_ACT_AS = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`;

const CREATE_MISSING = `do $do$ begin
${Object.values(GROUP_ROLES)
  .map(
    (role) =>
      `if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;`,
  )
  .join('\n')}
  if not pg_has_role('${GROUP_ROLES.worker}', '${GROUP_ROLES.app}', 'member') then
    grant ${GROUP_ROLES.app} to ${GROUP_ROLES.worker};
  end if;
  if not pg_has_role(current_user, '${GROUP_ROLES.owner}', ${MAY_ACT_AS}) then
    execute format('grant ${GROUP_ROLES.owner} to %I', current_user);
  end if;
end $do$`;

/** Gives everything of the shop in this database to the owner: a table takes its sequences, indexes and types along. */
const TAKE_OVER = `do $do$
declare
  statement text;
begin
  /* First: who gets a table must be allowed to create one in its schema. */
  if exists (select from pg_namespace where nspname = 'drizzle' and nspowner <> '${GROUP_ROLES.owner}'::regrole) then
    alter schema drizzle owner to ${GROUP_ROLES.owner};
  end if;
  for statement in
    select format('alter table %I.%I owner to ${GROUP_ROLES.owner}', nspname, relname)
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle') and relkind in ('r', 'p') and relowner <> '${GROUP_ROLES.owner}'::regrole
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    union all
    select format('alter function %s owner to ${GROUP_ROLES.owner}', p.oid::regprocedure)
    from pg_proc p where pronamespace = 'public'::regnamespace and proowner <> '${GROUP_ROLES.owner}'::regrole
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
    union all
    select format('alter type %s owner to ${GROUP_ROLES.owner}', t.oid::regtype)
    from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and typowner <> '${GROUP_ROLES.owner}'::regrole
      and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = t.oid and deptype = 'e')
    union all
    select format('alter sequence public.%I owner to ${GROUP_ROLES.owner}', c.relname)
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner <> '${GROUP_ROLES.owner}'::regrole
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i', 'e'))
  loop
    execute statement;
  end loop;
end $do$`;

/** What the owner needs to migrate, and what nobody needs. */
const databaseGrants = (database: string) => [
  `grant connect, create, temporary on database ${quoted(database)} to ${GROUP_ROLES.owner}`,
  `grant connect on database ${quoted(database)} to ${GROUP_ROLES.app}, ${GROUP_ROLES.report}`,
  `revoke temporary on database ${quoted(database)} from public`,
  `grant usage, create on schema public to ${GROUP_ROLES.owner}`,
  'revoke create on schema public from public',
];

/**
 * Creates the roles of the shop where they are missing, and gives everything in the database to their owner. Safe to repeat. The
 * session may create roles and owns the database, as the administrator of a managed server does; it need not be a superuser.
 */
export async function createRoles(sql: Sql): Promise<void> {
  await sql.unsafe(CREATE_MISSING);
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', '2s', true)`;
    for (const statement of databaseGrants(row?.name ?? '')) await tx.unsafe(statement);
    await tx.unsafe(TAKE_OVER);
  });
}

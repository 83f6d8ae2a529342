import type { Sql } from 'postgres';
import { GROUP_ROLES } from './group-roles';

/** The kinds of processes that connect. */
type LoginKind = 'app' | 'worker' | 'report';
export type LoginUrls = Partial<Record<LoginKind, string>>;

/** Log-in roles for `npm start` and tests. In production the operator names them. */
const LOGINS: Readonly<Record<LoginKind, string>> = {
  app: 'shop_app',
  worker: 'shop_worker',
  report: 'shop_report',
};

/** The names of the log-in roles of `npm start` and tests, for a pooler. */
export const LOGIN_NAMES: readonly string[] = Object.values(LOGINS);

/** Returns the address of a database for each log-in role of `npm start` and tests. All have the password of the given one. */
export function roleUrls(databaseUrl: string): Record<LoginKind, string> {
  const urlOf = (username: string) => Object.assign(new URL(databaseUrl), { username }).href;
  return { app: urlOf(LOGINS.app), worker: urlOf(LOGINS.worker), report: urlOf(LOGINS.report) };
}

/**
 * Creates the log-in roles that addresses name where they are missing, gives them the passwords of the addresses, and makes them
 * members of the shop's roles. A role that the session acts as itself is left alone: with one address for everything nothing changes.
 */
export async function createLogins(sql: Sql, urls: LoginUrls): Promise<void> {
  for (const kind of ['app', 'worker', 'report'] as const) {
    const url = urls[kind];
    if (url === undefined) continue;
    const { username, password } = new URL(url);
    const name = decodeURIComponent(username);
    const [row] = await sql<{ alter: string; grant: string; isSelf: boolean }[]>`
      select format('%s role %I login password %L', case when exists (
          select from pg_roles where rolname = ${name}) then 'alter' else 'create' end, ${name}::text, ${decodeURIComponent(password)}::text) as alter,
        format('grant ${sql.unsafe(GROUP_ROLES[kind])} to %I', ${name}::text) as grant, ${name} = session_user as "isSelf"`;
    if (!row || row.isSelf) continue;
    await sql.unsafe(row.alter);
    await sql.unsafe(row.grant);
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { openSession } from '../driver/open-session';
import { refusalOf } from '../testing/refusal-of';
import type { DatabaseClient } from '../client';
import { applyPrivileges, missingGrants, readPrivileges } from './apply-privileges';
import { users } from '../schema/accounts';
import { migrate } from '../migrate';
import { GROUP_ROLES } from './group-roles';
import { roleRisks } from './role-risks';
import { setUpRoles } from './set-up-roles';
import { TABLE_PRIVILEGES } from './table-privileges';

let database: TestDatabase;
let app: DatabaseClient;
let worker: DatabaseClient;
let report: DatabaseClient;
let staffId: string;

/** Returns the statement that adds an entry to the audit log. */
const newEntry = () =>
  `insert into audit_log (staff_id, action, entity, entity_id) values ('${staffId}', 'test.action', 'test', 'x')`;

beforeAll(async () => {
  database = await cloneDatabase({ isDirect: true });
  app = database.openAs('app');
  worker = database.openAs('worker');
  report = database.openAs('report');
  const [staff] = await database.db
    .insert(users)
    .values({ name: 'Staff', email: 'staff@example.com', role: 'SuperAdmin', passwordHash: 'x' })
    .returning();
  staffId = staff?.id ?? '';
  await database.sql.unsafe(newEntry());
});

afterAll(async () => {
  await Promise.all([database, app, worker, report].map((client) => client.close()));
});

const INSUFFICIENT_PRIVILEGE = '42501';

describe('the table of privileges', () => {
  it('has a row for each table, partitions of a month aside, and none for others', async () => {
    const months = /_\d{4}_\d{2}$/;
    const tables = (await readPrivileges(database.sql)).map(({ name }) => name);
    expect(Object.keys(TABLE_PRIVILEGES).toSorted()).toEqual(
      tables.filter((name) => !months.test(name)).toSorted(),
    );
  });

  it('is what the roles have', async () => {
    expect(await missingGrants(database.sql)).toEqual([]);
  });

  it('names only columns that exist', async () => {
    for (const { name, columns } of await readPrivileges(database.sql)) {
      const { appUpdates = [], workerLocks, hidden } = TABLE_PRIVILEGES[name] ?? {};
      const named = [
        ...appUpdates,
        ...(workerLocks === undefined ? [] : [workerLocks]),
        ...(Array.isArray(hidden) ? hidden : []),
      ];
      expect(
        named.filter((column: string) => !columns.includes(column)),
        name,
      ).toEqual([]);
    }
  });

  it('hides each column whose name is that of a secret from reports', async () => {
    const secret = /password|secret|token|^hash$|_key$|^link_|sealed_(email|previous)|recovery/;
    const harmless = ['complaint_files.id'];
    const shown = (await readPrivileges(database.sql)).flatMap(({ name, columns, privileges }) =>
      columns
        .filter((column) => secret.test(column) && !harmless.includes(`${name}.${column}`))
        .filter((column) =>
          privileges.some((text) =>
            [`${GROUP_ROLES.report} SELECT`, `${GROUP_ROLES.report} SELECT(${column})`].includes(text),
          ),
        )
        .map((column) => `${name}.${column}`),
    );
    /* Keyed hashes of addresses prove a consent, and pictures are named by the hash of their bytes. */
    expect(shown).toEqual(['consents.email_key', 'media.hash', 'media_claims.hash']);
  });
});

describe('the application role', () => {
  it.each([
    ['drops a table', 'drop table orders'],
    ['empties a table', 'truncate rate_limits'],
    ['adds a column', 'alter table orders add column x int'],
    ['creates a table', 'create table public.mine (x int)'],
    ['creates a temporary table', 'create temporary table mine (x int)'],
    ['creates a schema', 'create schema mine'],
    ['creates an extension', 'create extension hstore'],
    ['creates a role', 'create role mine'],
    ['creates a function', 'create function public.mine() returns int language sql as $$ select 1 $$'],
    [
      'replaces a guard',
      'create or replace function public.refuse_change_of_audit() returns trigger language plpgsql as $$ begin return null; end $$',
    ],
    ['disables a trigger', 'alter table audit_log disable trigger audit_log_only_added'],
    ['turns triggers off', 'set session_replication_role = replica'],
    ['becomes the owner', `set role ${GROUP_ROLES.owner}`],
    ['becomes a worker', `set role ${GROUP_ROLES.worker}`],
    ['grants itself a right', `grant delete on audit_log to ${GROUP_ROLES.app}; delete from audit_log`],
    ['reads hashes of passwords of roles', 'select rolpassword from pg_authid'],
    ['reads a file of the server', "select pg_read_file('postgresql.conf')"],
    ['runs a program', "copy (select 1) to program 'true'"],
    ['changes the audit log', "update audit_log set action = 'x'"],
    [
      'changes the audit log in the name of an erasure',
      "select set_config('aabha.erasure', uuidv7()::text, true); update audit_log set before = '{}'",
    ],
    ['deletes from the audit log', 'delete from audit_log'],
    [
      'adds a seal',
      "insert into audit_seals (serial, kind, entry_id, content_hash, chain_hash) values (1, 'entry', uuidv7(), '', '')",
    ],
    ['takes an entry out of those to be sealed', 'delete from audit_unsealed'],
    ['changes a movement of stock', 'update stock_moves set note = null'],
    ['deletes an invoice', 'delete from invoices'],
    ['changes the amount of an invoice', 'update invoices set amount_paise = 1'],
    ['changes lines of an order', 'update order_lines set quantity = 1'],
    ['deletes an order', 'delete from orders'],
    ['changes a consent', 'delete from consents'],
    ['seals documents', 'delete from document_seals'],
    ['records a migration', "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)"],
    ['creates a partition', "select create_month_partition('web_vitals', '2031-01-31T18:30:00Z', 1)"],
    ['drops a partition', "select drop_month_partition('web_vitals_before', now())"],
  ])('is refused when it %s', async (_what, statement) => {
    expect(await refusalOf(app, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it('may number an invoice, add to the audit log and see what is sealed', async () => {
    expect(await refusalOf(app, 'update invoices set number = number where false')).toBeUndefined();
    expect(await refusalOf(app, newEntry())).toBeUndefined();
    expect(await refusalOf(app, 'select from audit_seals')).toBeUndefined();
  });

  it('takes a person out of entries by the function only, and only in the name of an erasure', async () => {
    const redact = "select redact_audit_entries(array(select id from audit_log), null, 'test')";
    expect(await refusalOf(app, redact)).toBe('P0001');
    expect(
      await refusalOf(app, `select set_config('aabha.erasure', uuidv7()::text, true); ${redact}`),
    ).toBeUndefined();
  });

  it('may do nothing beyond its task, unlike the role that owns the tables', async () => {
    expect(await roleRisks(app.sql)).toEqual([]);
    expect(await roleRisks(worker.sql)).toEqual([]);
    expect(await roleRisks(database.sql)).toContain('owns the tables, so it may drop and alter them');
  });
});

describe('the worker role', () => {
  it.each([
    [
      'changes the audit log',
      "select set_config('aabha.erasure', uuidv7()::text, true); update audit_log set before = '{}'",
    ],
    ['changes a seal', "update audit_seals set chain_hash = ''"],
    ['drops a table', 'drop table orders'],
    ['empties a table', 'truncate outbox'],
    ['deletes an order', 'delete from orders'],
  ])('is refused when it %s', async (_what, statement) => {
    expect(await refusalOf(worker, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it('deletes what has expired', async () => {
    expect(
      await refusalOf(worker, "delete from outbox where done_at < now() - interval '30 days'"),
    ).toBeUndefined();
  });

  it('creates and drops partitions of months, of no other table and no other time', async () => {
    const from = "'2031-01-31T18:30:00Z'";
    expect(
      await refusalOf(
        worker,
        `select create_month_partition('web_vitals', ${from}, 10); select drop_month_partition('web_vitals_2031_02', '2031-03-01T00:00:00Z')`,
      ),
    ).toBeUndefined();
    for (const statement of [
      `select create_month_partition('orders', ${from}, 10)`,
      "select create_month_partition('web_vitals', '2031-01-31T00:00:00Z', 10)",
      "select drop_month_partition('orders', now())",
      "select drop_month_partition('web_vitals_default', now())",
      `select create_month_partition('web_vitals', ${from}, 10); select drop_month_partition('web_vitals_2031_02', '2031-02-20T00:00:00Z')`,
    ])
      expect(await refusalOf(worker, statement), statement).toBe('P0001');
  });
});

describe('the report role', () => {
  it.each([
    ['reads hashes of passwords', 'select password_hash from users'],
    ['reads whole accounts', 'select * from users'],
    ['reads secrets of authenticators', 'select from authenticators where sealed_secret is null'],
    ['reads recovery codes', 'select hash from recovery_codes'],
    ['reads one-time codes', 'select id from codes'],
    ['changes an order', 'update orders set status = status'],
    ['adds an entry', "insert into audit_log (action, entity, entity_id) values ('a', 'b', 'c')"],
    ['takes a person out of entries', "select redact_audit_entries('{}', null, null)"],
  ])('is refused when it %s', async (_what, statement) => {
    expect(await refusalOf(report, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it('reads accounts without secrets, and orders', async () => {
    expect(await refusalOf(report, 'select name, email from users; select * from orders')).toBeUndefined();
  });
});

describe('setting up', () => {
  it('changes nothing when it is repeated, and mends what was changed', async () => {
    await setUpRoles(database.directUrl);
    expect(await missingGrants(database.sql)).toEqual([]);
    await database.sql.unsafe(
      `grant delete on audit_log to ${GROUP_ROLES.app}; revoke select on orders from ${GROUP_ROLES.app}`,
    );
    expect(await missingGrants(database.sql)).not.toEqual([]);
    await applyPrivileges(database.sql);
    expect(await missingGrants(database.sql)).toEqual([]);
  });

  it('gives everything in the database to the owner', async () => {
    const rows = await database.sql`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p', 'S', 'i') and relowner <> ${GROUP_ROLES.owner}::regrole`;
    expect(rows.map(({ relname }) => relname as string)).toEqual([]);
  });

  it('needs no superuser: a role that may create roles and owns the database is enough', async () => {
    const admin = openSession(database.directUrl);
    const name = `managed_${process.pid}`;
    try {
      await admin.unsafe(`create role ${name} login createrole createdb password 'managed'`);
      await admin.unsafe(`grant ${GROUP_ROLES.owner} to ${name}`);
      await admin.unsafe(`create database ${name} owner ${name} template template0`);
    } finally {
      await admin.end();
    }
    const url = Object.assign(new URL(database.directUrl), {
      username: name,
      password: 'managed',
      pathname: `/${name}`,
    }).href;
    await migrate(url);
    await setUpRoles(url);
    await migrate(url);
    const sql = openSession(url);
    try {
      expect(await missingGrants(sql)).toEqual([]);
      expect(await roleRisks(sql)).not.toContain('is a superuser');
      const [orders] =
        await sql`select relowner::regrole::text as owner from pg_class where relname = 'orders'`;
      expect(orders?.owner).toBe(GROUP_ROLES.owner);
    } finally {
      await sql.end();
    }
  });
});

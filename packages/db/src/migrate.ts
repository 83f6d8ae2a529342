import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { applyMigrations, type OnRetry } from './apply-migrations';
import { openSession } from './driver/open-session';
import { PARTITIONED_TABLES } from './partitions/partitioned-tables';
import { preparePartitions } from './partitions/prepare-partitions';
import { applyPrivileges } from './roles/apply-privileges';
import { becomeOwner } from './roles/become-owner';
import { addMissingFunctions } from './server/add-missing-functions';
import { applyServerSettings } from './server/server-settings';

/** The advisory lock that all migrating processes use. */
const MIGRATION_LOCK = 4_128_331;
const LOCK_POLL_MS = 100;

/** Returns the migrations folder, beside the sources of this package or beside the bundle. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The migrations folder was not found.');
    folder = parent;
  }
}

interface Journal {
  entries: { when: number }[];
}

/** Returns a copy of the migrations folder that ends with `upTo`. The caller removes it. */
function migrationsUpTo(upTo: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  const entries = journal.entries.filter(({ when }) => when <= upTo);
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

/**
 * Waits until no other process migrates. It asks again and again: a session that waits inside a statement has a snapshot,
 * and an index that the other process builds concurrently would wait for its end.
 */
async function waitForMigrationLock(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [row] = await sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`;
    if (row?.taken) return;
    await wait(LOCK_POLL_MS);
  }
}

/**
 * Creates the partitions of the next months. A role that does not own the tables may not, and leaves it to the worker. Earlier versions
 * of the database have no function for it.
 */
async function prepareOwnPartitions(sql: postgres.Sql): Promise<void> {
  const [row] = await sql`select bool_and(pg_has_role(relowner, 'usage')) as owns,
      bool_and(to_regproc('public.create_month_partition') is not null) as can from pg_class
    where relnamespace = 'public'::regnamespace and relname in ${sql([...PARTITIONED_TABLES])}`;
  if (row?.owns && row.can) await preparePartitions(drizzle(sql, { casing: 'snake_case' }), new Date());
}

/** `isNewest`: the folder has all migrations, so that the privileges of this release fit its tables. */
async function runAll(
  databaseUrl: string,
  folder: string,
  { isNewest, onRetry }: { isNewest: boolean; onRetry?: OnRetry | undefined },
): Promise<void> {
  const sql = openSession(databaseUrl);
  try {
    await waitForMigrationLock(sql);
    const isOwner = await becomeOwner(sql);
    await addMissingFunctions(sql);
    await applyMigrations(sql, folder, onRetry);
    await prepareOwnPartitions(sql);
    if (isNewest) await applyPrivileges(sql);
    if (isOwner) await sql`reset role`;
    await applyServerSettings(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Migrates a database to the newest version, or to the migration whose `when` is `upTo`. Concurrent calls wait for each
 * other. The shop may keep running: a migration that cannot lock a table in time is rolled back and tried again.
 * Functions that an older server lacks are added before; after it the partitions of the next months are created, the roles of the
 * shop get their privileges where they exist, and the settings of new sessions are set. `databaseUrl`
 * leads to the database itself, since the lock belongs to a session.
 */
export async function migrate(
  databaseUrl: string,
  { upTo, onRetry }: { upTo?: number; onRetry?: OnRetry } = {},
): Promise<void> {
  if (upTo === undefined) return runAll(databaseUrl, migrationsFolder(), { isNewest: true, onRetry });
  const folder = migrationsUpTo(upTo);
  try {
    await runAll(databaseUrl, folder, { isNewest: false, onRetry });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis);

/** Returns whether this build has the migration with that `when`. */
export const knowsMigration = (when: number): boolean => knownMigrations().includes(when);

/** Returns the `when` of the newest migration of a database; undefined when none ever ran. */
export async function newestMigration(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<number | undefined> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!table?.there) return undefined;
  const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return row?.newest ? Number(row.newest) : undefined;
}

/** Returns whether every migration of this build is applied (`/readyz`). Rejects when the database is unreachable. */
export async function isMigrated(sql: postgres.Sql): Promise<boolean> {
  return ((await newestMigration(sql)) ?? 0) >= Math.max(...knownMigrations());
}

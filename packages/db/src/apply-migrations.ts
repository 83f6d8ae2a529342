import { setTimeout as wait } from 'node:timers/promises';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import postgres from 'postgres';

/** Less than `DATABASE_LOCK_SECONDS`: what waits behind a migration that waits for a table is served when it gives up. */
const LOCK_TIMEOUT = '2s';
const MAX_ATTEMPTS = 60;
const MAX_PAUSE_MS = 5000;
/** A lock that was not available in time, and a deadlock that the server resolved. */
const RETRIED_CODES = ['55P03', '40P01'];
/** The first line of a migration whose statements run one by one, outside a transaction. */
const WITHOUT_TRANSACTION = '-- without transaction';

/** Called before a migration is tried again. */
export type OnRetry = (message: string) => void;

async function recordMigration(sql: postgres.Sql | postgres.TransactionSql, migration: MigrationMeta) {
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    values (${migration.hash}, ${migration.folderMillis})`;
}

async function applyInTransaction(sql: postgres.Sql, migration: MigrationMeta): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
    for (const statement of migration.sql) await tx.unsafe(statement);
    await recordMigration(tx, migration);
  });
}

/** Statements of these files wait for other sessions without blocking any, so they have no limit; each may run twice. */
async function applyWithoutTransaction(sql: postgres.Sql, migration: MigrationMeta): Promise<void> {
  await sql`select set_config('lock_timeout', '0', false)`;
  for (const statement of migration.sql) await sql.unsafe(statement);
  await recordMigration(sql, migration);
}

const isRetried = (error: unknown) =>
  error instanceof postgres.PostgresError && RETRIED_CODES.includes(error.code);

async function applyMigration(sql: postgres.Sql, migration: MigrationMeta, onRetry: OnRetry): Promise<void> {
  const apply = migration.sql[0]?.startsWith(WITHOUT_TRANSACTION)
    ? applyWithoutTransaction
    : applyInTransaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(sql, migration);
    } catch (error) {
      if (!isRetried(error)) throw error;
      if (attempt === MAX_ATTEMPTS)
        throw new Error('Another session held a table for too long. Please try again.', { cause: error });
      onRetry(`A table is in use by another session (attempt ${attempt} of ${MAX_ATTEMPTS}).`);
      await wait(Math.min(MAX_PAUSE_MS, 250 * attempt));
    }
  }
}

/**
 * Applies the migrations of a folder that a database does not have, each in a transaction of its own, so that no lock is
 * held for longer than its migration. One that cannot lock a table within two seconds is rolled back and tried again: a
 * waiting lock blocks all later queries of its table. The caller holds the lock that keeps other migrating processes out.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  migrationsFolder: string,
  onRetry: OnRetry = () => undefined,
): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;
  const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  const newest = Number(row?.newest ?? 0);
  for (const migration of readMigrationFiles({ migrationsFolder }))
    if (migration.folderMillis > newest) await applyMigration(sql, migration, onRetry);
}

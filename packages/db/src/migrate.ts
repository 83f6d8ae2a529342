import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Any number will do, as long as every migrating process takes the same one. */
const MIGRATION_LOCK = 4_128_331;

/** The migrations folder: beside this package's sources, or beside the bundle that this was built into. */
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

/** Brings a database up to date. Two processes at once are safe: one waits for the other. */
export async function migrate(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder: migrationsFolder() });
  } finally {
    await sql.end();
  }
}

/** Whether every migration of this build has been applied (`/readyz`). Rejects when the database cannot be reached. */
export async function isMigrated(sql: postgres.Sql): Promise<boolean> {
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map((m) => m.folderMillis),
  );
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!table?.there) return false;
  const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return Number(row?.newest ?? 0) >= newest;
}

import { randomInt } from 'node:crypto';
import { sql as query } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Db } from '../client';
import { openSession } from '../driver/open-session';
import { emptyDatabase, findRelation } from './empty-database';

/** The advisory lock that restore drills of one database take. */
const DRILL_LOCK = 4_128_332;
/** The schema that is there while a drill uses a database: what is in it comes from a drill, also from one that was killed. */
const MARKER = 'restore_drill';
const MOST_INT = 2 ** 31 - 1;

/** A database that a restore drill has for itself. */
interface DrillDatabase {
  /** Drops what was restored. */
  empty(): Promise<void>;
  /** Ends the session. */
  close(): Promise<void>;
}

/**
 * Returns whether a session is in the database of the shop, by whatever address: a lock that is taken in the one is then seen in the
 * other. Nothing else tells it for certain: one database has several host names, poolers and standbys.
 */
async function isShopDatabase(drill: Sql, shop: Db): Promise<boolean> {
  const [high, low] = [randomInt(1, MOST_INT), randomInt(1, MOST_INT)];
  return shop.transaction(async (tx) => {
    await tx.execute(query`select pg_advisory_xact_lock(${high}::int, ${low}::int)`);
    const [row] = await drill<{ same: boolean }[]>`select exists (
      select from pg_locks where locktype = 'advisory' and classid = ${high} and objid = ${low} and granted
        and database = (select oid from pg_database where datname = current_database())) as same`;
    return row?.same === true;
  });
}

async function hasMarker(sql: Sql): Promise<boolean> {
  const [row] = await sql`select exists (select from pg_namespace where nspname = ${MARKER}) as there`;
  return row?.there === true;
}

async function prepareForDrill(sql: Sql, shop: Db): Promise<void> {
  if (await isShopDatabase(sql, shop))
    throw new Error(
      'RESTORE_DRILL_URL leads to the database of the shop. Name another one. Nothing was changed.',
    );
  const [lock] = await sql`select pg_try_advisory_lock(${DRILL_LOCK}) as taken`;
  if (lock?.taken !== true) throw new Error('Another restore drill uses the database of RESTORE_DRILL_URL.');
  if (await hasMarker(sql)) await emptyDatabase(sql);
  const name = await findRelation(sql);
  if (name !== undefined)
    throw new Error(
      `The database of RESTORE_DRILL_URL is not empty: it has ${name}. Name a new one. Nothing was changed.`,
    );
  await sql`create schema if not exists ${sql(MARKER)}`;
}

/**
 * Claims a database for a restore drill, and removes what a drill left there whose process was killed. `url` leads to the database
 * itself, not to a pooler. Throws, with nothing changed, for the database of the shop, one with tables, and one that another drill
 * uses.
 */
export async function claimDrillDatabase(url: string, shop: Db): Promise<DrillDatabase> {
  const sql = openSession(url);
  try {
    await prepareForDrill(sql, shop);
  } catch (error) {
    await sql.end();
    throw error;
  }
  return {
    async empty() {
      await emptyDatabase(sql);
      await sql`drop schema if exists ${sql(MARKER)}`;
    },
    close: () => sql.end(),
  };
}

/** Throws for a database that belongs to restore drills: what is restored there would be dropped. */
export async function refuseDrillDatabase(sql: Sql): Promise<void> {
  if (await hasMarker(sql))
    throw new Error(
      `The database belongs to restore drills: it has the schema ${MARKER}. Restore into a new one. Nothing was changed.`,
    );
}

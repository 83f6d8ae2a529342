import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** Rows of one statement: few enough to keep locks short. */
const BATCH = 1000;

/**
 * Deletes all rows that match, a batch per statement, so that no statement runs into its time limit or holds
 * many locks. `key` is the primary key. Rows that others have locked stay for the next time. Returns how many
 * were deleted.
 */
export async function deleteInBatches(
  db: Db,
  { table, key, where }: { table: PgTable; key: PgColumn; where: SQL },
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await db.execute(sql`
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${where} limit ${BATCH} for update skip locked)
      returning 1`);
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}

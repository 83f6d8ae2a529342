import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { only } from '@aabha/db/tx';

/* A position is the number of bytes of the write-ahead log; drivers have no type for it. */
const START = sql.raw(`'0/0'::pg_lsn`);

/** Returns the position up to which a primary has written its log. */
export async function primaryPosition(db: DbOrTx): Promise<bigint> {
  const rows = await db.execute<{ position: string }>(
    sql`select (pg_current_wal_lsn() - ${START})::text as position`,
  );
  return BigInt(only(rows).position);
}

/** Returns the position up to which a standby has repeated the log; undefined for a server that is none. */
export async function standbyPosition(db: DbOrTx): Promise<bigint | undefined> {
  const rows = await db.execute<{ position: string | null }>(sql`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - ${START})::text end as position`);
  const { position } = only(rows);
  return position === null ? undefined : BigInt(position);
}

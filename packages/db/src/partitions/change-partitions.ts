import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../client';
import { sqlState } from '../tx';

/** Below the limit of a request's lock: what waits behind a change of partitions is served when the change gives up. */
const LOCK_TIMEOUT = '1s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs a change of partitions in a transaction that waits one second for each lock, while no other process changes any.
 * Returns undefined when a lock was not available: nothing was changed then.
 */
export async function changePartitions<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partitions'))`);
      return change(tx);
    });
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}

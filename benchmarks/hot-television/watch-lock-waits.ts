import { setTimeout as wait } from 'node:timers/promises';
import type postgres from 'postgres';

const EVERY_MS = 100;

/** Counts the sessions that wait for a lock, ten times a second. Returns the function that stops and returns their average. */
export function watchLockWaits(sql: postgres.Sql): () => Promise<number> {
  let isStopped = false;
  const watch = async () => {
    let [waiting, samples] = [0, 0];
    while (!isStopped) {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`;
      waiting += row?.count ?? 0;
      samples += 1;
      await wait(EVERY_MS);
    }
    return waiting / samples;
  };
  const watched = watch();
  return () => {
    isStopped = true;
    return watched;
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type postgres from 'postgres';
import { openProcessCache } from '@aabha/api/cache/process-cache';
import { openLog } from '@aabha/api/core/log';

/** Starts what a worker does for caches: it publishes the invalidations of all processes. Returns the function that stops it. */
export async function startRelay(databaseUrl: string, sql: postgres.Sql): Promise<() => Promise<void>> {
  await sql`delete from cache_relays`;
  const config = {
    API_ROLE: 'worker' as const,
    RESPONSE_CACHE_MB: 1,
    RESPONSE_STALE_SECONDS: 0,
    directDatabaseUrl: databaseUrl,
  };
  const cache = openProcessCache(config, openLog('silent'));
  while ((await sql`select from cache_relays`).length === 0) await wait(5);
  return async () => {
    await cache.stop();
    await sql`delete from cache_relays`;
  };
}

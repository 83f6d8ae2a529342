import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSystemPrograms } from '@aabha/embedded/postgres/system-programs';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './testing/builders';
import { startReplicatedPostgres } from './testing/replicated-postgres';
import { buy } from './testing/shopping-steps';
import { startTestShop, type TestShop } from './testing/test-shop';

/** A standby is made by pg_basebackup, which the embedded PostgreSQL lacks. */
const programs = findSystemPrograms();
const LIMITS = {
  RESPONSE_CACHE_MB: '4',
  DATABASE_STATEMENT_SECONDS: '1.5',
  DATABASE_LOCK_SECONDS: '1',
  DATABASE_POOL_WAIT_SECONDS: '1',
  DATABASE_WORK_SECONDS: '3',
};

/** Requests have short limits of time here, which a loaded machine exceeds while connections are opened. */
const retried = <T>(act: () => Promise<T>) => vi.waitFor(act, { timeout: 40_000, interval: 200 });

/** Returns the ports of the servers that 20 statements at once reach. */
async function portsInUse({ deps }: TestShop): Promise<number[]> {
  const select = () => deps.sql<{ port: number }[]>`select inet_server_port() as port`;
  const results = await Promise.all(Array.from({ length: 20 }, select));
  return [...new Set(results.map(([row]) => row?.port ?? 0))];
}

describe.runIf(programs)('a shop on a primary and its standby', () => {
  let database: Awaited<ReturnType<typeof startReplicatedPostgres>>;
  let shop: TestShop;
  let shopper: SignedIn;
  let product: Awaited<ReturnType<typeof aProduct>>;
  beforeAll(async () => {
    database = await startReplicatedPostgres(programs ?? '');
    shop = await startTestShop(LIMITS, undefined, database.url);
    await retried(() => someServiceAreas(shop.db));
    product = await retried(() => aProduct(shop.db, { stock: 50 }));
    shopper = await retried(() => signedInAs(shop));
  }, 240_000);
  afterAll(async () => {
    await shop.stop();
    await database.stop();
  });

  const sells = () => retried(() => buy(shop, shopper, product.id));
  const isReady = async () => (await fetch(`${shop.url}/readyz`)).ok;

  it('sells again once the standby is promoted, without a restart', async () => {
    await sells();
    await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true), 10_000);
    await database.losePrimary();
    expect(await isReady()).toBe(false);
    await database.promoteStandby();
    await sells();
    await vi.waitFor(async () => expect(await isReady()).toBe(true), 20_000);
    await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true), 20_000);
    /* A connection that tries the frozen primary first takes longer than a statement waits for one. */
    await vi.waitFor(async () => expect(await portsInUse(shop)).toEqual([database.standbyPort]), 20_000);
  }, 120_000);
});

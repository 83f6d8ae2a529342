import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aProduct } from '../testing/builders';
import { startFreezablePostgres, type FreezablePostgres } from '../testing/freezable-postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

let database: FreezablePostgres;
let shop: TestShop;
beforeAll(async () => {
  database = await startFreezablePostgres();
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' }, undefined, database.url);
  await shop.stopWorkers();
}, 120_000);
afterAll(async () => {
  await shop.stop();
  await database.stop();
});

const isEnabled = () => shop.deps.cache.responses.isEnabled;
const enabled = () => vi.waitFor(() => expect(isEnabled()).toBe(true), { timeout: 30_000 });

it('caches start empty after a crash of the database, which empties the table of invalidations', async () => {
  await enabled();
  const { id } = await aProduct(shop.db, { stock: 5 });
  const stockShown = async () => {
    const response = await fetch(`${shop.url}/api/v1/product/${id}`);
    return ((await response.json()) as { data: { product: { stock: number } } }).data.product.stock;
  };
  await shop.deps.cache.waitForInvalidation();
  expect(await stockShown()).toBe(5);

  /* Whoever waits for the lock gets it before those that only try, so there is no relay from now on. */
  /* The server of tests confirms a commit before it is written, which a crash would lose. */
  const connection = { synchronous_commit: 'on' };
  const thief = postgres(database.url, { max: 1, onnotice: () => undefined, connection });
  const [relay] = await thief<{ pid: number; key: number }[]>`
    select pid, objid::int as key from pg_locks where locktype = 'advisory' and granted`;
  const taken = thief`select pg_advisory_lock(${relay?.key ?? 0})`.execute();
  await vi.waitFor(async () =>
    expect(await shop.sql`select from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1),
  );
  await shop.sql`select pg_terminate_backend(${relay?.pid ?? 0})`;
  await taken;
  await thief`update products set stock = 4 where id = ${id}`;
  expect(await thief`select tag from cache_invalidations where tag = ${`stock:${id}`}`).toHaveLength(1);

  await database.crash();
  await thief.end();
  await vi.waitFor(() => expect(isEnabled()).toBe(false), { timeout: 30_000 });
  await database.restart();
  await enabled();
  const after = postgres(database.url, { max: 1, onnotice: () => undefined });
  expect(await after`select from cache_invalidations`).toHaveLength(0);
  await after.end();
  await vi.waitFor(async () => expect(await stockShown()).toBe(4), { timeout: 30_000 });
}, 120_000);

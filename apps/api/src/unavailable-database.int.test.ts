import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { openDatabase } from '@aabha/db/client';
import { carts } from '@aabha/db/schema/cart';
import { orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './testing/builders';
import { startFreezablePostgres, type FreezablePostgres } from './testing/freezable-postgres';
import { addToCart, payAtProvider, startPayment, verify } from './testing/shopping-steps';
import { startTestShop, type TestShop } from './testing/test-shop';

/** The sum of this test's time limits, doubled for a busy machine. */
const SOON_MS = 5000;

let database: FreezablePostgres;
let shop: TestShop;
let product: Awaited<ReturnType<typeof aProduct>>;
let shopper: SignedIn;
beforeAll(async () => {
  database = await startFreezablePostgres();
  const limits = {
    RESPONSE_CACHE_MB: '4',
    DATABASE_STATEMENT_SECONDS: '1.5',
    DATABASE_LOCK_SECONDS: '1',
    DATABASE_POOL_WAIT_SECONDS: '1',
    DATABASE_WORK_SECONDS: '3',
  };
  shop = await startTestShop(limits, undefined, database.url);
  await someServiceAreas(shop.db);
  product = await aProduct(shop.db, { stock: 50 });
  shopper = await signedInAs(shop);
}, 120_000);
afterAll(async () => {
  database.thaw();
  await shop.stop();
  await database.stop();
});

const isOpen = () => shop.deps.cache.responses.isEnabled;
const back = () =>
  vi.waitFor(
    async () => {
      expect(isOpen()).toBe(true);
      expect((await look()).stale).toBe(false);
    },
    { timeout: 30_000, interval: 100 },
  );
afterEach(async () => {
  database.thaw();
  await back();
});

const ask = async (path: string, token?: string) => {
  const from = performance.now();
  const response = await fetch(shop.url + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    stale: response.headers.has('cache-status'),
    tookMs: performance.now() - from,
  };
};
const look = () => ask(`/api/v1/product/${product.id}`);
const input = (...inputs: unknown[]) => encodeURIComponent(JSON.stringify({ ...inputs }));
const batch = () =>
  ask(`/trpc/settings.get,products.list?batch=1&input=${input(undefined, { pageSize: 1 })}`);

/** Reads what stays cached: once the cache is enabled, and everything written before was published. */
async function readKnown() {
  await vi.waitFor(() => expect(isOpen()).toBe(true), { timeout: 30_000, interval: 100 });
  await shop.deps.cache.waitForInvalidation();
  return [await look(), await batch()];
}

/** Expects that a visitor gets the last known catalogue while the database is unavailable. */
async function expectLastKnown(known: readonly Awaited<ReturnType<typeof ask>>[]): Promise<void> {
  const responses = await Promise.all([look(), batch()]);
  responses.forEach((response, index) => {
    expect([response.status, response.text]).toEqual([200, known[index]?.text]);
    expect(response.headers.get('cache-status')).toMatch(
      /^aabha; hit; ttl=-\d+; detail=database-unavailable$/,
    );
    expect(Number(response.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.tookMs).toBeLessThan(SOON_MS);
  });
}

/** Expects 503 in the format of the transport, within the limits, for uncached and personal reads. */
async function expectRefused(): Promise<void> {
  const text = 'The shop is not responding right now. Please try again in a moment.';
  const rest = await ask(`/api/v1/product/${crypto.randomUUID()}`);
  expect(rest.status).toBe(503);
  expect(rest.headers.get('retry-after')).toBe('2');
  expect(JSON.parse(rest.text)).toMatchObject({
    status: 'Failed',
    message: text,
    data: { reason: 'TEMPORARILY_UNAVAILABLE', fields: {} },
  });
  const unknown = encodeURIComponent(JSON.stringify({ id: crypto.randomUUID() }));
  const trpc = await ask(`/trpc/products.get?input=${unknown}`);
  expect(trpc.status).toBe(503);
  expect(trpc.headers.get('retry-after')).toBe('2');
  expect(JSON.parse(trpc.text)).toMatchObject({
    error: { message: text, data: { httpStatus: 503, reason: 'TEMPORARILY_UNAVAILABLE' } },
  });
  const own = await ask(`/api/v1/product/${product.id}`, shopper.token);
  const ready = await ask('/readyz');
  expect([own.status, own.stale, ready.status]).toEqual([503, false, 503]);
  for (const response of [rest, trpc, own, ready]) expect(response.tookMs).toBeLessThan(SOON_MS);
  await expect(startPayment(shop, shopper)).rejects.toMatchObject({ data: { httpStatus: 503 } });
}

describe('a database that', () => {
  it('is frozen: visitors see the last known catalogue, everything else is refused, and it recovers by itself', async () => {
    await addToCart(shop, shopper, product.id);
    const known = await readKnown();
    expect(known.map(({ stale }) => stale)).toEqual([false, false]);
    database.freeze();
    await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 10_000 });
    await expectLastKnown(known);
    await expectRefused();
    await expectLastKnown(known);
    database.thaw();
    await back();
    await shop.db
      .update(products)
      .set({ newPricePaise: paise(12_345_00) })
      .where(eq(products.id, product.id));
    await vi.waitFor(async () => expect((await look()).text).toContain('12345'), { timeout: 5000 });
  });

  it('is stopped and started again: the same', async () => {
    const known = await readKnown();
    await database.halt();
    try {
      await vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 10_000 });
      await expectLastKnown(known);
      await expectRefused();
    } finally {
      await database.restart();
    }
    await back();
  });

  it('has a row locked by another transaction: requests for it are refused, and succeed later', async () => {
    const buyer = await signedInAs(shop);
    await addToCart(shop, buyer, product.id);
    const other = openDatabase(database.url);
    let unlock: () => void = () => undefined;
    let holding: Promise<unknown> = Promise.resolve();
    await new Promise<void>((locked, reject) => {
      holding = other.db.transaction(async (tx) => {
        await tx.select().from(carts).where(eq(carts.userId, buyer.id)).for('update');
        locked();
        await new Promise<void>((end) => (unlock = end));
      });
      holding.catch(reject);
    });
    await expect(startPayment(shop, buyer)).rejects.toMatchObject({ data: { httpStatus: 503 } });
    unlock();
    await holding;
    await other.close();
    expect((await startPayment(shop, buyer)).id).toMatch(/^order_/);
  });
});

it('freezes while a payment is completed: it becomes one order nevertheless', async () => {
  const buyer = await signedInAs(shop);
  const bought = await aProduct(shop.db, { stock: 5 });
  await addToCart(shop, buyer, bought.id, 2);
  const paid = await payAtProvider(shop, (await startPayment(shop, buyer)).id);
  /* The completion waits for this lock when the database freezes. */
  const other = openDatabase(database.url);
  let verified: Promise<unknown> = Promise.resolve();
  await other.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, bought.id)).for('update');
    verified = verify(shop, buyer, paid).catch((error: unknown) => error);
    await vi.waitFor(async () => {
      const [waiting] = await other.sql`select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and application_name = 'aabha-all'`;
      expect(waiting?.count).toBeGreaterThan(0);
    });
    database.freeze();
    expect(await verified).toMatchObject({ data: { reason: 'PAYMENT_NOT_CAPTURED' } });
    database.thaw();
  });
  await vi.waitFor(
    async () => {
      const made = await shop.db.select().from(orders).where(eq(orders.userId, buyer.id));
      expect(made).toHaveLength(1);
      const [left] = await shop.db.select().from(products).where(eq(products.id, bought.id));
      expect(left?.stock).toBe(3);
    },
    { timeout: 30_000, interval: 100 },
  );
  await other.close();
  const again = (await verify(shop, buyer, paid)) as { order: { _id: string } };
  expect(again.order._id).toBeDefined();
});

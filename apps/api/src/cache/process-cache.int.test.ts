import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { products } from '@aabha/db/schema/products';
import { stockReservations } from '@aabha/db/schema/stock';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { startSecondApi, type SecondApi } from '../testing/second-api';
import { addToCart, payAtProvider, startPayment, verify } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let second: SecondApi;
let product: Awaited<ReturnType<typeof aProduct>>;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  second = await startSecondApi(shop);
  await someServiceAreas(shop.db);
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

const caches = () => [shop.deps.cache.responses, second.deps.cache.responses];
const bothEnabled = () =>
  vi.waitFor(() => expect(caches().map((cache) => cache.isEnabled)).toEqual([true, true]), {
    timeout: 10_000,
  });
const cached = () => caches().map((cache) => cache.size.entries);
const emptyCaches = async () => {
  await Promise.all([shop.deps.cache.waitForInvalidation(), second.deps.cache.waitForInvalidation()]);
  for (const cache of caches()) cache.invalidate({ kind: 'all' });
};

interface Shown {
  product: { name: string; stock: number; new_price: number; reviewCount: number };
}
const urlOf = (api: { url: string }, id = product.id) => `${api.url}/api/v1/product/${id}`;
const look = async (api: { url: string }, headers: Record<string, string> = {}) =>
  ((await (await fetch(urlOf(api), { headers })).json()) as { data: Shown }).data.product;
/** Waits until visitors of both processes see what is expected; the second read of each is a cache hit. */
const eventually = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 10_000, interval: 20 });
const bothShow = (expected: Partial<Shown['product']>) =>
  eventually(async () => {
    for (const api of [shop, second, shop, second]) expect(await look(api)).toMatchObject(expected);
  });

const bothCache = () =>
  eventually(async () => {
    await look(shop);
    await look(second);
    expect(cached()).toEqual([1, 1]);
  });

beforeEach(async () => {
  await bothEnabled();
  product = await aProduct(shop.db, { stock: 5 });
  await emptyCaches();
  await bothCache();
});

describe('every process invalidates a cached product when', () => {
  it('staff change a price: the process that made the change before it responds, the other when notified', async () => {
    const staff = await signedInAs(shop, 'SuperAdmin');
    const client = shop.trpc(staff.token);
    const change = { discount: 50 };
    const { rows } = await client.products.previewBulk.query({ ids: [product.id], change });
    const items = rows.map((row) => ({ id: row._id, updated_at: row.updated_at }));
    await client.products.applyBulk.mutate({ items, change });
    expect((await look(shop)).new_price).toBe(20_000);
    await bothShow({ new_price: 20_000 });
  });

  it('something is changed in the database itself', async () => {
    await shop.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, product.id));
    await bothShow({ name: 'Renamed' });
  });

  it('a television is reviewed', async () => {
    const shopper = await signedInAs(shop);
    await shop
      .trpc(shopper.token)
      .reviews.create.mutate({ review: { product: product.id, rating: 5, title: 'Good', comment: 'Very.' } });
    await bothShow({ reviewCount: 1 });
  });

  it('a shopper reserves stock, and buys it', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, product.id, 2);
    const payment = await startPayment(shop, shopper);
    await bothShow({ stock: 3 });
    const paid = await payAtProvider(shop, payment.id);
    await verify(shop, shopper, paid);
    await bothShow({ stock: 3 });
    expect(await look(shop, { authorization: `Bearer ${shopper.token}` })).toMatchObject({ stock: 3 });
  });

  it('a reservation expires, without a write to the database', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, product.id, 2);
    await startPayment(shop, shopper);
    await bothShow({ stock: 3 });
    await shop.db
      .update(stockReservations)
      .set({ expiresAt: sql`now() + interval '700 milliseconds'` })
      .where(eq(stockReservations.productId, product.id));
    await bothShow({ stock: 3 });
    await bothShow({ stock: 5 });
  });
});

it('a change of one product’s stock leaves other products cached', async () => {
  const other = await aProduct(shop.db, { stock: 5 });
  await emptyCaches();
  await look(shop);
  await fetch(urlOf(shop, other.id));
  expect(cached()[0]).toBe(2);
  await shop.db.update(products).set({ stock: 4 }).where(eq(products.id, other.id));
  await shop.deps.cache.waitForInvalidation();
  expect(cached()[0]).toBe(1);
  expect(await look(shop)).toMatchObject({ stock: 5 });
});

it('a shopper’s response excludes the own reservation and is given to nobody else', async () => {
  const shopper = await signedInAs(shop);
  const token = { authorization: `Bearer ${shopper.token}` };
  await addToCart(shop, shopper, product.id, 2);
  await startPayment(shop, shopper);
  await bothShow({ stock: 3 });
  expect(await look(shop, token)).toMatchObject({ stock: 5 });
  expect(await look(shop)).toMatchObject({ stock: 3 });
  const response = await fetch(urlOf(shop), { headers: token });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('etag')).toBeNull();
});

it('caching is disabled while the invalidation feed is lost, and enabled when it is back', async () => {
  await shop.stopWorkers();
  const url = new URL(shop.ownerUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const query = postgres(url.href, { max: 1 });
  await query`alter database ${query(name)} allow_connections false`;
  try {
    await query`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'aabha-changes' and datname = ${name}`;
    await vi.waitFor(() => expect(caches().map((cache) => cache.isEnabled)).toEqual([false, false]), {
      timeout: 10_000,
    });
    expect(cached()).toEqual([0, 0]);
    for (const pricePaise of [paise(30_000_00), paise(20_000_00)]) {
      await shop.db.update(products).set({ newPricePaise: pricePaise }).where(eq(products.id, product.id));
      for (const api of [shop, second]) expect((await look(api)).new_price).toBe(pricePaise / 100);
    }
    expect(cached()).toEqual([0, 0]);
  } finally {
    await query`alter database ${query(name)} allow_connections true`;
    await query.end();
    shop.startWorkers();
  }
  await bothEnabled();
  await bothCache();
  await shop.db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
  await bothShow({ stock: 1 });
});

it('the database counts as available once the invalidation feed is back', async () => {
  const { breaker } = shop.deps.cache;
  breaker.failed();
  expect(breaker.mayAsk()).toBe(false);
  await shop.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'aabha-changes' and datname = current_database()`);
  /* Of an unavailable one only the first of two may ask. */
  await vi.waitFor(() => expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]), {
    timeout: 10_000,
    interval: 20,
  });
});

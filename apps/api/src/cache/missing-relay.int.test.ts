import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct, SHIP_TO } from '../testing/builders';
import { startTwoCachedShops, type TwoCachedShops } from '../testing/cached-shop';
import { addToCart, buy } from '../testing/shopping-steps';
import { appRouter } from '../modules/router';
import { cachePoliciesOf } from '../trpc/built-procedures';
import { TRUST_MS } from './invalidation-feed';

let api: TwoCachedShops;
let elsewhere: postgres.Sql;
let product: { id: string };
beforeAll(async () => {
  api = await startTwoCachedShops();
  elsewhere = postgres(api.shop.ownerUrl, { max: 1, onnotice: () => undefined });
});
afterAll(async () => {
  await elsewhere.end();
  await api.stop();
});
beforeEach(async () => {
  product = await aProduct(api.shop.db, { stock: 50 });
  await api.startAfresh();
});

const caches = () => [api.shop, api.second].map(({ deps }) => deps.cache.responses);
const areEnabled = () => caches().map(({ isEnabled }) => isEnabled);
const stockShown = () =>
  Promise.all(
    [api.shop, api.second].map(async ({ url }) => {
      const response = await fetch(`${url}/api/v1/product/${product.id}`);
      return ((await response.json()) as { data: { product: { stock: number } } }).data.product.stock;
    }),
  );
const setStock = (stock: number) => elsewhere`update products set stock = ${stock} where id = ${product.id}`;

/** Takes the relay's lock as a connection that never publishes. Returns the function that gives it back. */
async function takeRelay(): Promise<() => Promise<void>> {
  const [relay] = await elsewhere<{ pid: number; key: number }[]>`
    select l.pid, l.objid::int as key from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.granted and d.datname = current_database()`;
  const thief = postgres(api.shop.ownerUrl, { max: 1, onnotice: () => undefined });
  /* Whoever waits for the lock gets it before those that only try. */
  const taken = thief`select pg_advisory_lock(${relay?.key ?? 0})`.execute();
  await vi.waitFor(async () =>
    expect(await elsewhere`select from pg_locks where locktype = 'advisory' and not granted`).toHaveLength(1),
  );
  await elsewhere`select pg_terminate_backend(${relay?.pid ?? 0})`;
  await taken;
  return () => thief.end();
}

/**
 * Waits until `isNew`. Returns how long after its beginning the last look began that was not: however slow the machine is,
 * a look that begins later than what was known may be trusted sees what is new.
 */
async function staleForMs(isNew: () => boolean | Promise<boolean>): Promise<number> {
  const from = performance.now();
  let staleMs = 0;
  const look = async () => {
    const beganMs = performance.now() - from;
    if (await isNew()) return;
    staleMs = beganMs;
    throw new Error('Nothing is new.');
  };
  await vi.waitFor(look, { interval: 10, timeout: 30_000 });
  return staleMs;
}

describe('without a relay', () => {
  it('every process disables caching and reads the database, until a relay is elected', async () => {
    expect(await stockShown()).toEqual([50, 50]);
    const giveBack = await takeRelay();
    await setStock(40);
    /* Notified or not: without a publication nothing is trusted for longer. */
    expect(await staleForMs(() => areEnabled().every((one) => !one))).toBeLessThan(TRUST_MS * 2);
    for (const stock of [39, 38]) {
      await setStock(stock);
      expect(await stockShown()).toEqual([stock, stock]);
    }
    expect(api.cached()).toEqual([0, 0]);
    await giveBack();
    await vi.waitFor(() => expect(areEnabled()).toEqual([true, true]));
    await vi.waitFor(async () => {
      expect(await stockShown()).toEqual([38, 38]);
      expect(api.cached()).toEqual([1, 1]);
    });
    await setStock(37);
    await vi.waitFor(async () => expect(await stockShown()).toEqual([37, 37]));
  });
});

it('staff see their own change at the next look in any process', async () => {
  const { _id: id } = await buy(api.shop, api.shopper, product.id);
  const headers = { authorization: `Bearer ${api.staff.token}`, 'content-type': 'application/json' };
  const list = async ({ url }: { url: string }) =>
    (await fetch(`${url}/trpc/orders.list?input=${encodeURIComponent('{}')}`, { headers })).text();
  for (let round = 1; round <= 10; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [api.shop, api.second] : [api.second, api.shop];
    await Promise.all([list(writer), list(reader)]);
    const name = `Asha ${'a'.repeat(round)}`;
    const body = JSON.stringify({ name });
    const changed = await fetch(`${writer.url}/api/v1/order/${id}/address`, {
      method: 'POST',
      headers,
      body,
    });
    expect(changed.status).toBe(200);
    expect(await list(reader)).toContain(`"${name}"`);
    expect(await list(writer)).toContain(`"${name}"`);
  }
});

it('a change by anybody is shown by every process soon', async () => {
  for (let stock = 40; stock > 20; stock -= 1) {
    await setStock(stock);
    const isShown = async () => (await stockShown()).every((shown) => shown === stock);
    expect(await staleForMs(isShown)).toBeLessThan(TRUST_MS);
  }
});

describe('checkout reads no cache:', () => {
  it('no call of cart or checkout has a cache policy', () => {
    const policies = cachePoliciesOf(appRouter);
    const cachedCalls = Object.keys(appRouter._def.procedures).filter((name) => policies(name));
    expect(cachedCalls.length).toBeGreaterThan(5);
    expect(cachedCalls.filter((name) => /^(cart|checkout|orders\.place|payments?)\b/.test(name))).toEqual([]);
  });

  it('a price that was changed this instant is the one that is charged, though it is not published', async () => {
    await addToCart(api.shop, api.shopper, product.id);
    const { cartList } = await api.shop.trpc(api.shopper.token).cart.list.query({});
    const amount = cartList[0]?.totals.payable ?? 0;
    await stockShown();
    await elsewhere`update products set new_price_paise = new_price_paise - 100000 where id = ${product.id}`;
    const started = api.shop.trpc(api.shopper.token).checkout.createPayment.mutate({ amount, ...SHIP_TO });
    await expect(started).rejects.toMatchObject({ data: { reason: 'CART_CHANGED' } });
  });
});

import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '../testing/builders';
import { startCachedShop, type CachedShop } from '../testing/cached-shop';

/* A connection outside the API's pools, whose writes do not wait for the API's invalidation. */
let api: CachedShop;
let elsewhere: postgres.Sql;
beforeAll(async () => {
  api = await startCachedShop();
  elsewhere = postgres(api.shop.ownerUrl, { max: 1 });
});
afterAll(async () => {
  await elsewhere.end();
  await api.stop();
});

/** A limit for a busy machine; on an idle one it takes a few milliseconds. */
const INVALIDATED_WITHIN_MS = 2000;

beforeEach(async () => {
  await elsewhere`update products set removed_at = now() where removed_at is null`;
  for (const name of ['Kiran One', 'Kiran Two']) await aProduct(api.shop.db, { name, companyName: 'Bindu' });
  await api.waitForInvalidation();
  api.responses.invalidate({ kind: 'all' });
});

const input = { filters: { companyName: ['Bindu'] } };
const LIST = `/trpc/products.list?input=${encodeURIComponent(JSON.stringify(input))}`;
/** Returns what a visitor sees, whose responses are cached whole. */
const visitorSees = async () => {
  const response = await fetch(api.shop.url + LIST);
  const body = (await response.json()) as { result: { data: { productCount: number } } };
  return body.result.data.productCount;
};
/**
 * Returns the total for a shopper, of whose list only that is cached. A page past the end has the total
 * alone.
 */
const shopperCounts = async () =>
  (await api.shop.trpc(api.shopper.token).products.list.query({ ...input, pageNum: 9 })).productCount;

it.each([
  ['list', visitorSees],
  ['count', shopperCounts],
])('a cached %s changes soon after another connection commits, not before', async (_what, seen) => {
  expect(await seen()).toBe(2);
  expect(await api.shop.statementsOf(seen)).not.toContainEqual(expect.stringContaining('count(*)'));
  await elsewhere.begin(async (sql) => {
    await sql`update products set removed_at = now() where name = 'Kiran Two'`;
    expect(await seen()).toBe(2);
  });
  await vi.waitFor(async () => expect(await seen()).toBe(1), {
    timeout: INVALIDATED_WITHIN_MS,
    interval: 20,
  });
});

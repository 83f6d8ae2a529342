import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProductFilters } from '@aabha/contracts/products/products.schema';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../testing/builders';
import { startCachedShop, type CachedShop } from '../testing/cached-shop';
import type { TestShop } from '../testing/test-shop';
import { countThroughCache } from './product-counts';

type ListInput = Parameters<ReturnType<TestShop['trpc']>['products']['list']['query']>[0];

let api: CachedShop;
let shop: TestShop;
let token: string;
let ids: string[];
beforeAll(async () => {
  api = await startCachedShop();
  shop = api.shop;
  token = api.shopper.token;
});
afterAll(() => api.stop());

const cache = () => api.responses;
const waitForInvalidation = () => api.waitForInvalidation();

beforeEach(async () => {
  await shop.db.update(products).set({ removedAt: '2026-01-01T00:00:00Z' });
  ids = [];
  for (let n = 0; n < 5; n += 1) ids.push((await aProduct(shop.db, { companyName: 'Bindu' })).id);
  await aProduct(shop.db, { companyName: 'Asha' });
  await waitForInvalidation();
  cache().invalidate({ kind: 'all' });
});

/** Reads a shopper's list, whose response is never cached, and returns the statements it took. */
async function look(input: ListInput) {
  let count = 0;
  const statements = await shop.statementsOf(async () => {
    count = (await shop.trpc(token).products.list.query(input)).productCount;
  });
  const lists = statements.filter((text) => text.includes('"products"'));
  return {
    count,
    lists: lists.length,
    hasCounted: lists.some((text) => /count\(\*\)|catalogue_counts/.test(text)),
  };
}
const BINDU = { filters: { companyName: ['Bindu'] } };
const COUNTED = { lists: 1, hasCounted: true };
const KNOWN = { lists: 1, hasCounted: false };

describe('the total of some filters', () => {
  it('is counted once, by the statement that finds the page', async () => {
    expect(await look(BINDU)).toEqual({ count: 5, ...COUNTED });
    expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  });

  it.each<[string, ListInput]>([
    ['another page', { ...BINDU, pageSize: 2, pageNum: 2 }],
    ['another order', { ...BINDU, sort: { field: 'price', order: 'desc' } }],
    ['an order by units', { ...BINDU, sort: { field: 'stock', order: 'desc' } }],
    ['a page past the end', { ...BINDU, pageNum: 9 }],
  ])('is cached for %s', async (_which, input) => {
    await look(BINDU);
    expect(await look(input)).toEqual({ count: 5, ...KNOWN });
  });

  it('is cached for a signed-in shopper by a visitor’s read', async () => {
    await shop.trpc().products.list.query(BINDU);
    expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  });

  it('is cached for a literal part of a name, too', async () => {
    const named = { filters: { name: 'surya 43' } };
    expect(await look(named)).toEqual({ count: 6, ...COUNTED });
    expect(await look(named)).toEqual({ count: 6, ...KNOWN });
  });

  it('is separate for other filters and other values', async () => {
    await look(BINDU);
    expect(await look({ filters: { companyName: ['Asha'] } })).toEqual({ count: 1, ...COUNTED });
    expect(await look({ filters: { ...BINDU.filters, minPrice: 1 } })).toEqual({ count: 5, ...COUNTED });
    expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  });

  it('stays cached when something is sold', async () => {
    await look(BINDU);
    await shop.db.update(products).set({ stock: 1 });
    await waitForInvalidation();
    expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  });

  it('is cached by the read of a page past the end', async () => {
    expect(await look({ ...BINDU, pageNum: 9 })).toEqual({ count: 5, lists: 2, hasCounted: true });
    expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  });
});

describe('is counted again after a television', () => {
  const first = () => eq(products.id, ids[0] ?? '');
  it.each<[string, number, () => Promise<unknown>]>([
    ['was added', 6, () => aProduct(shop.db, { companyName: 'Bindu' })],
    [
      'was changed so that it fits no more',
      4,
      () => shop.db.update(products).set({ companyName: 'Asha' }).where(first()),
    ],
    [
      'was changed so that it fits',
      6,
      () => shop.db.update(products).set({ companyName: 'Bindu' }).where(eq(products.companyName, 'Asha')),
    ],
    [
      'was taken off sale',
      4,
      () => shop.db.update(products).set({ removedAt: '2026-01-01T00:00:00Z' }).where(first()),
    ],
    ['was deleted', 4, () => shop.db.delete(products).where(first())],
  ])('%s', async (_what, count, change) => {
    await shop.db
      .update(products)
      .set({ companyName: 'Chitra' })
      .where(eq(products.removedAt, '2026-01-01T00:00:00Z'));
    await waitForInvalidation();
    await look(BINDU);
    await change();
    await waitForInvalidation();
    expect(await look(BINDU)).toEqual({ count, ...COUNTED });
    expect(await look(BINDU)).toEqual({ count, ...KNOWN });
  });
});

describe('is not cached', () => {
  it('by units', async () => {
    const inStock: ListInput = { filters: { ...BINDU.filters, availability: 'in' } };
    for (let times = 0; times < 2; times += 1) expect(await look(inStock)).toEqual({ count: 5, ...COUNTED });
  });

  it('in a process without the invalidation feed', async () => {
    cache().disable();
    for (let times = 0; times < 2; times += 1) expect(await look(BINDU)).toEqual({ count: 5, ...COUNTED });
    cache().enable();
  });

  it('by units, of which each shopper may see others', async () => {
    const inStock: ListInput = { filters: { ...BINDU.filters, availability: 'in' } };
    expect((await look(inStock)).count).toBe(5);
    await shop.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.id, ids[0] ?? ''));
    expect((await look(inStock)).count).toBe(4);
  });
});

it('a list never reports fewer matches than it shows, even before an invalidation arrives', async () => {
  const filters = ProductFilters.parse(BINDU.filters);
  await countThroughCache(cache(), filters, async () => ({ total: 3 }));
  expect(await look(BINDU)).toEqual({ count: 5, ...KNOWN });
  expect((await look({ ...BINDU, pageSize: 2, pageNum: 3 })).count).toBe(5);
  expect((await look({ ...BINDU, pageSize: 2 })).count).toBe(3);
});

it('a search counts its matches, and the whole catalogue is never counted', async () => {
  const none = await look({});
  expect(none).toEqual({ count: 6, ...KNOWN });
  expect(await look({ filters: { search: 'bindu' } })).toMatchObject({ count: 5 });
});

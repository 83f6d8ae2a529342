import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs } from '../testing/builders';
import { startCachedShop, type CachedShop } from '../testing/cached-shop';
import { addToCart, startPayment } from '../testing/shopping-steps';
import type { TestShop } from '../testing/test-shop';

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

const search = (text: string, over: object = {}) =>
  shop.trpc(token).products.list.query({ filters: { search: text }, ...over });
const names = async (text: string, over: object = {}) =>
  (await search(text, over)).productList.map(({ name }) => name);
const waitForInvalidation = () => api.waitForInvalidation();

beforeEach(async () => {
  await shop.db.update(products).set({ removedAt: '2026-01-01T00:00:00Z' });
  ids = [];
  for (const name of ['Kiran One', 'Kiran Two', 'Asha Three'])
    ids.push((await aProduct(shop.db, { name, companyName: 'Bindu', stock: 5 })).id);
  await waitForInvalidation();
});

describe('a cached search', () => {
  it('is read by its cached ids, also for signed-in shoppers: one statement besides the session', async () => {
    expect(await names('kirna')).toEqual(['Kiran One', 'Kiran Two']);
    const statements = await shop.statementsOf(async () => {
      expect(await search('kirna')).toMatchObject({ productCount: 2 });
    });
    expect(statements).toHaveLength(2);
    expect(statements.join('\n')).not.toContain('to_tsquery');
    expect(await names('kirna')).toEqual(['Kiran One', 'Kiran Two']);
  });

  it('without results is not repeated', async () => {
    expect(await names('zzyzx')).toEqual([]);
    expect(await shop.statementsOf(() => search('zzyzx'))).toHaveLength(1);
  });

  it('is cached separately for each page, order and filter', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await names('kiran', { pageSize: 1 })).toEqual(['Kiran One']);
      expect(await names('kiran', { pageSize: 1, pageNum: 2 })).toEqual(['Kiran Two']);
      expect(await names('kiran', { pageSize: 1, sort: { field: 'name', order: 'desc' } })).toEqual([
        'Kiran Two',
      ]);
      expect(await names('', { filters: { search: 'kiran', companyName: ['Nobody'] } })).toEqual([]);
    }
  });

  it('is repeated after the catalogue changed', async () => {
    await names('kiran');
    await aProduct(shop.db, { name: 'Kiran Four', stock: 5 });
    await waitForInvalidation();
    expect(await names('kiran')).toEqual(['Kiran One', 'Kiran Two', 'Kiran Four']);
    await shop.db.update(products).set({ name: 'Jyoti' }).where(eq(products.name, 'Kiran Two'));
    await waitForInvalidation();
    expect(await names('kiran')).toEqual(['Kiran One', 'Kiran Four']);
  });

  it('never shows a removed product, even before the invalidation arrives', async () => {
    await names('kiran');
    await shop.db
      .update(products)
      .set({ removedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.name, 'Kiran One'));
    expect(await names('kiran')).toEqual(['Kiran Two']);
  });

  it('shows the present stock, to each shopper their own', async () => {
    await search('kiran one');
    const other = await signedInAs(shop);
    await addToCart(shop, other, ids[0] ?? '', 2);
    await startPayment(shop, other);
    const seenBy = async (viewer: string) =>
      (await shop.trpc(viewer).products.list.query({ filters: { search: 'kiran one' } })).productList[0]
        ?.stock;
    expect(await seenBy(token)).toBe(3);
    expect(await seenBy(other.token)).toBe(5);
  });

  it('by stock is not cached', async () => {
    const bySearch = { filters: { search: 'kiran', availability: 'in' as const } };
    for (let times = 0; times < 2; times += 1) expect(await names('', bySearch)).toHaveLength(2);
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.name, 'Kiran One'));
    expect(await names('', bySearch)).toEqual(['Kiran Two']);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true), { timeout: 10_000 });
});
afterAll(() => shop.stop());

const rated = async (companyName: string, name: string, ratingSum: number, stock: number) => {
  const { id } = await aProduct(shop.db, { companyName, name, stock, ratingSum, ratingCount: 10 });
  return id;
};
/** Returns the names of a page of suggestions, the second of two reads: a cache hit where there is one. */
async function suggested(companyName: string, inStockFirst = true, pageNum = 1): Promise<string[]> {
  const read = () =>
    shop.trpc().products.list.query({
      ...{ pageNum, pageSize: 2, filters: { companyName: [companyName] }, inStockFirst },
      sort: { field: 'rating', order: 'desc' },
    });
  await read();
  return (await read()).productList.map(({ name }) => name);
}
const setStock = (id: string, stock: number) =>
  shop.db.update(products).set({ stock }).where(eq(products.id, id));
const eventually = (names: string[]) =>
  vi.waitFor(async () => expect(await suggested('Suggested')).toEqual(names), { timeout: 10_000 });

it('suggests those in stock first, each in their order, and reads again when stock changes', async () => {
  const best = await rated('Suggested', 'Best', 50, 0);
  const second = await rated('Suggested', 'Second', 45, 3);
  await rated('Suggested', 'Third', 40, 3);
  expect(await suggested('Suggested', false)).toEqual(['Best', 'Second']);
  await eventually(['Second', 'Third']);
  await setStock(best, 2);
  await eventually(['Best', 'Second']);
  await setStock(second, 0);
  await eventually(['Best', 'Third']);
  await setStock(best, 0);
  await eventually(['Third', 'Best']);
  expect(await suggested('Suggested', true, 2)).toEqual(['Second']);
  expect(await suggested('Suggested', true, 3)).toEqual([]);
});

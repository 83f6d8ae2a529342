import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { products } from '@aabha/db/schema/products';
import { aProduct } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

const aTelevision = (name: string, rupees: number, over: Partial<typeof products.$inferInsert>) =>
  aProduct(shop.db, {
    name,
    companyName: 'Surya',
    pricePaise: paise(rupees * 100),
    newPricePaise: paise(rupees * 100),
    discountPercent: 0,
    highlights: [],
    description: 'A television.',
    ...over,
  });

beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await aTelevision('Kiran', 18_000, { screenInches: 32, resolution: 'Full HD', technology: 'LED' });
  await aTelevision('Tejas', 35_000, { screenInches: 43, resolution: '4K Ultra HD', technology: 'QLED' });
  await aTelevision('Megh', 90_000, { screenInches: 65, resolution: '4K Ultra HD', technology: 'OLED' });
  await aTelevision('Indra', 250_000, { screenInches: 85, resolution: '8K', technology: 'Mini-LED' });
});
afterAll(() => shop.stop());

const found = async (search: string, more: object = {}) => {
  const { productList, productCount } = await shop
    .trpc()
    .products.list.query({ filters: { search, ...more } });
  expect(productCount).toBe(productList.length);
  return productList.map(({ name }) => name).toSorted();
};

it.each([
  ['tv under 20000', ['Kiran']],
  ['65 inch oled', ['Megh']],
  ['4k below 1 lakh', ['Megh', 'Tejas']],
  ['between 20k and 40k', ['Tejas']],
  ['above 50,000', ['Indra', 'Megh']],
  ['₹40000', ['Kiran', 'Tejas']],
  ['165 cm', ['Megh']],
  ['8k', ['Indra']],
  ['led tv', ['Indra', 'Kiran', 'Tejas']],
  ['surya 4k', ['Megh', 'Tejas']],
  ['teajs under 40k', ['Tejas']],
  ['zzyzx 8k', ['Indra']],
  ['oled 44', []],
])('understands %j', async (text, names) => {
  expect(await found(text)).toEqual(names);
});

it('narrows the other filters and the facet counts, with the same results from the cache', async () => {
  expect(await found('under 1 lakh', { technology: ['OLED', 'LED'] })).toEqual(['Kiran', 'Megh']);
  expect(await found('4k', { resolution: ['8K'] })).toEqual([]);
  expect(await found('4k below 1 lakh')).toEqual(['Megh', 'Tejas']);
  expect(await found('4k below 1 lakh')).toEqual(['Megh', 'Tejas']);
  const { technology, resolution, price, screenInches } = await shop
    .trpc()
    .products.facets.query({ filters: { search: '4k below 1 lakh' } });
  expect(technology.map(({ value }) => value).toSorted()).toEqual(['OLED', 'QLED']);
  expect(resolution).toEqual([{ value: '4K Ultra HD', count: 2 }]);
  expect(screenInches.map(({ value }) => value)).toEqual([43, 65]);
  expect(price.max).toBeLessThanOrEqual(100_000);
});

it('needs one statement for a search that is all filters, and another for its facets', async () => {
  await found('tv under 21000');
  const list = () => shop.trpc().products.list.query({ filters: { search: 'tv under 22000' } });
  expect(await shop.statementsOf(list)).toHaveLength(1);
  const facets = () => shop.trpc().products.facets.query({ filters: { search: 'tv under 22000' } });
  expect(await shop.statementsOf(facets)).toHaveLength(1);
});

it('counts the finer price ranges by every filter but the price', async () => {
  const rangesOf = async (filters: object) =>
    (await shop.trpc().products.facets.query({ filters })).priceRanges;
  expect(await rangesOf({})).toEqual([1, 0, 1, 0, 1]);
  expect(await rangesOf({ minPrice: 75_000, maxPrice: 100_000 })).toEqual([1, 0, 1, 0, 1]);
  expect(await rangesOf({ technology: ['OLED'] })).toEqual([0, 0, 1, 0, 0]);
  expect(await rangesOf({ search: 'below 1 lakh' })).toEqual([1, 0, 1, 0, 0]);
});

it('does not parse the literal name filter', async () => {
  const { productCount } = await shop.trpc().products.list.query({ filters: { name: 'under 20000' } });
  expect(productCount).toBe(0);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { PRICE_BANDS } from '@aabha/contracts/products/products.rules';
import { PRODUCT_SORTS } from '@aabha/contracts/products/products.schema';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

type ListInput = Parameters<ReturnType<TestShop['trpc']>['products']['list']['query']>[0];
type Filters = NonNullable<ListInput['filters']>;
const list = (input: ListInput) => shop.trpc().products.list.query(input);
const named = async (filters: Filters) =>
  (await list({ filters, sort: { field: 'name' } })).productList.map(({ name }) => name);

/** Creates a television in a range of its own, with its name only. */
const tv = (companyName: string, name: string, over: Partial<typeof products.$inferInsert> = {}) =>
  aProduct(shop.db, { companyName, name, description: 'Plain.', highlights: [], ...over });

describe('a filter', () => {
  beforeAll(async () => {
    await tv('Facets', 'One', {
      category: 'Smart TV',
      resolution: 'Full HD',
      technology: 'LED',
      beeStars: 3,
      countryOfOrigin: 'India',
      screenInches: 32,
    });
    await tv('Facets', 'Two', {
      category: 'Smart TV',
      resolution: '8K',
      technology: 'OLED',
      beeStars: 5,
      countryOfOrigin: 'Japan',
      screenInches: 55,
    });
    await tv('Facets', 'Three', {
      category: 'Commercial Display',
      resolution: '8K',
      technology: 'LED',
      beeStars: 4,
      countryOfOrigin: 'Thailand',
      screenInches: 64.5,
    });
  });
  const brand = { companyName: ['Facets'] };

  it.each<[Filters, string[]]>([
    [{ category: ['Smart TV'] }, ['One', 'Two']],
    [{ resolution: ['8K'] }, ['Three', 'Two']],
    [{ technology: ['OLED'] }, ['Two']],
    [{ beeStars: [4, 5] }, ['Three', 'Two']],
    [{ countryOfOrigin: ['Japan', 'India'] }, ['One', 'Two']],
    [{ screenInches: [64.5] }, ['Three']],
    [{ minInches: 55 }, ['Three', 'Two']],
    [{ minInches: 33, maxInches: 60 }, ['Two']],
    [{ companyName: ['Facets', 'Nobody'] }, ['One', 'Three', 'Two']],
    [{ companyName: ['Nobody'] }, []],
    [{ technology: ['LED'], resolution: ['8K'] }, ['Three']],
  ])('%o shows its matches, any value of one facet and all facets together', async (filters, names) => {
    expect(await named({ ...brand, ...filters })).toEqual(names);
  });

  it('counts in each facet what a click would show: every filter applies but its own', async () => {
    const facets = await shop
      .trpc()
      .products.facets.query({ filters: { ...brand, technology: ['LED'], minPrice: 1 } });
    expect(facets.technology).toEqual([
      { value: 'LED', count: 2 },
      { value: 'OLED', count: 1 },
    ]);
    expect(facets.resolution).toEqual([
      { value: '8K', count: 1 },
      { value: 'Full HD', count: 1 },
    ]);
    expect(facets.countryOfOrigin.map(({ value }) => value)).toEqual(['India', 'Thailand']);
    expect(facets.availability).toEqual([{ value: 'in', count: 2 }]);
    expect(facets.price).toEqual({ min: 30_000, max: 30_000 });
  });
});

describe('a price band', () => {
  it('includes prices from its first rupee to its last', async () => {
    for (const rupees of [9_999, 10_000, 15_000, 20_000, 25_000, 30_000, 45_000])
      await tv('Bands', String(rupees), { pricePaise: paise(rupees * 100), discountPercent: 0 });
    const inBand = async (band: (typeof PRICE_BANDS)[number]) => {
      const filters = { companyName: ['Bands'], minPrice: band.min, maxPrice: band.max };
      return (await list({ filters, sort: { field: 'price' } })).productList.map(
        ({ new_price }) => new_price,
      );
    };
    expect(await Promise.all(PRICE_BANDS.map(inBand))).toEqual([
      [9_999],
      [10_000, 15_000, 20_000],
      [20_000, 25_000, 30_000],
      [30_000, 45_000],
    ]);
  });
});

describe('the name filter', () => {
  const names = ['Bright 100% TV', 'Bright 100x TV', 'Plain_name TV', 'PlainXname TV', 'Back\\slash TV'];
  beforeAll(async () => {
    for (const name of names) await tv('Literal', name);
  });

  it.each([
    ['BRIGHT', ['Bright 100% TV', 'Bright 100x TV']],
    ['100%', ['Bright 100% TV']],
    ['n_n', ['Plain_name TV']],
    ['k\\s', ['Back\\slash TV']],
    ['.*', []],
    ['^Bright', []],
    ["' or 1=1 --", []],
    ['', names.toSorted()],
  ])('%j matches as a literal substring, regardless of case, in both spellings', async (text, found) => {
    const filters = { companyName: ['Literal'] };
    const plain = await named({ ...filters, name: text });
    expect(plain.toSorted()).toEqual(found);
    expect(await named({ ...filters, name: { $regex: text, $options: 'i' } })).toEqual(plain);
    expect(await named({ ...filters, name: { $regex: text } })).toEqual(plain);
  });
});

describe('a list', () => {
  beforeAll(async () => {
    for (const n of [3, 1, 4, 2, 5])
      await tv('Listed', `Model ${n}`, {
        pricePaise: paise(n * 10_000_00),
        discountPercent: n * 5,
        newPricePaise: paise(n * 9_000_00),
        stock: n,
        category: `Kind ${n}`,
        ratingSum: n * 2,
        ratingCount: 2,
        screenInches: 30 + n,
        countryOfOrigin: `Land ${n}`,
        createdAt: `2026-01-0${n}T00:00:00Z`,
      });
  });
  const filters = { companyName: ['Listed'] };
  const numbers = async (input: ListInput) =>
    (await list({ filters, ...input })).productList.map(({ name }) => Number(name.at(-1)));

  it.each(PRODUCT_SORTS)('is sorted by %s up and down', async (field) => {
    expect(await numbers({ sort: { field, order: 'asc' } })).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers({ sort: { field, order: 'desc' } })).toEqual([5, 4, 3, 2, 1]);
  });

  it('sorted by rating has many of 4.8 above a single five, and unrated products above low-rated ones', async () => {
    for (const [name, ratingCount, ratingSum] of [
      ['Single five', 1, 5],
      ['Many of 4.8', 20, 96],
      ['Unrated', 0, 0],
      ['Many of 2.5', 20, 50],
    ] as const)
      await tv('Rated', name, { ratingCount, ratingSum });
    const { productList } = await list({
      filters: { companyName: ['Rated'] },
      sort: { field: 'rating', order: 'desc' },
    });
    expect(productList.map(({ name }) => name)).toEqual([
      'Many of 4.8',
      'Single five',
      'Unrated',
      'Many of 2.5',
    ]);
    expect(productList.map(({ averageRating }) => averageRating)).toEqual([4.8, 5, 0, 2.5]);
  });

  it('is sorted by newest first by default', async () => {
    expect(await numbers({})).toEqual([5, 4, 3, 2, 1]);
  });

  it('has every product on one page, and the true count on each, past the end too', async () => {
    const page = (pageNum: number) => numbers({ pageNum, pageSize: 2, sort: { field: 'price' } });
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([[1, 2], [3, 4], [5], []]);
    expect((await list({ filters, pageNum: 99, pageSize: 2 })).productCount).toBe(5);
  });
});

describe('a removed product', () => {
  it('is in no list, search or facet, and is unknown by its id', async () => {
    const { id } = await tv('Removed', 'Vanished Wonder');
    expect((await shop.rest('GET', `/product/${id}`)).status).toBe(200);
    await shop.db.update(products).set({ removedAt: '2026-01-01T00:00:00Z' }).where(eq(products.id, id));
    expect(await shop.rest('GET', `/product/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Product not found.' },
    });
    expect(await named({ companyName: ['Removed'] })).toEqual([]);
    expect(await named({ name: 'Vanished' })).toEqual([]);
    expect(await named({ search: 'vanished wonder' })).toEqual([]);
    const { companyName } = await shop.trpc().products.facets.query({});
    expect(companyName.map(({ value }) => value)).not.toContain('Removed');
  });
});

describe('the displayed stock', () => {
  it('is the available stock: units reserved by a pending payment are excluded', async () => {
    const shopper = await signedInAs(shop);
    const { id } = await tv('Held', 'Held TV', { stock: 3 });
    await addToCart(shop, shopper, id, 2);
    await startPayment(shop, shopper);
    expect((await shop.trpc().products.get.query({ id })).product.stock).toBe(1);
    const held = { companyName: ['Held'] };
    expect(await named({ ...held, availability: 'in' })).toEqual(['Held TV']);
    const other = await signedInAs(shop);
    await addToCart(shop, other, id, 1);
    await startPayment(shop, other);
    expect((await list({ filters: held })).productList[0]?.stock).toBe(0);
    expect(await named({ ...held, availability: 'in' })).toEqual([]);
    expect(await named({ ...held, availability: 'out' })).toEqual(['Held TV']);
  });

  it('includes the caller’s own reservations', async () => {
    const [shopper, other] = [await signedInAs(shop), await signedInAs(shop)];
    const { id } = await tv('Mine', 'My TV', { stock: 2 });
    await addToCart(shop, shopper, id, 2);
    await startPayment(shop, shopper);
    const filters = { companyName: ['Mine'], availability: 'in' as const };
    const seenBy = async (token?: string) => {
      const client = shop.trpc(token);
      const { product } = await client.products.get.query({ id });
      const { productList } = await client.products.list.query({ filters });
      const { availability } = await client.products.facets.query({ filters: { companyName: ['Mine'] } });
      return [product.stock, productList.map(({ stock }) => stock), availability];
    };
    expect(await seenBy(shopper.token)).toEqual([2, [2], [{ value: 'in', count: 1 }]]);
    for (const token of [undefined, other.token])
      expect(await seenBy(token)).toEqual([0, [], [{ value: 'out', count: 1 }]]);
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { ListProductsInput, type ProductFilters } from '@aabha/contracts/products/products.schema';
import { products } from '@aabha/db/schema/products';
import { aProduct } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { countSearches } from './count-searches.queries';
import { COMMON, findByName } from './find-by-name.queries';
import { countFoundProducts } from './found-products.service';
import { selectFacets } from './products.facets.queries';
import { findFacets } from './products.prepared.queries';
import { searchWords, withAllWords } from './products.search';
import { selectCards } from './products.queries';
import { selectStaffCards } from './staff-cards.queries';

const TELEVISIONS = COMMON + 400;
const BATCH = 200;

let shop: TestShop;

/** Names have the words in different numbers; some televisions have them only in other texts, are hidden or removed. */
function nameOf(n: number): string {
  const words = [
    n % 9 === 0 ? 'Kiranix' : 'Aurora',
    n % 3 === 0 ? '55' : '43',
    n % 4 === 0 ? 'Gallery' : 'Galley',
  ];
  return `${words.join(' ')} Edition ${n}`;
}

beforeAll(async () => {
  shop = await startTestShop();
  const { id: _id, ...base } = await aProduct(shop.db, { name: 'Aurora 55 Gallery' });
  const {
    isListed: _listed,
    searchText: _text,
    searchVector: _vector,
    titleVector: _title,
    ...stored
  } = base;
  for (let first = 0; first < TELEVISIONS; first += BATCH)
    await shop.db.insert(products).values(
      Array.from({ length: BATCH }, (_, index) => {
        const n = first + index;
        return {
          ...stored,
          name: nameOf(n),
          highlights: [n % 2 === 0 ? 'Looks like an Aurora' : 'Bright picture'],
          newPricePaise: paise((20_000 + (n % 20) * 1000) * 100),
          stock: n % 7,
          hsn: n % 11 === 0 ? null : stored.hsn,
          removedAt: n % 13 === 0 ? new Date().toISOString() : null,
        };
      }),
    );
});
afterAll(async () => {
  await shop.stop();
});

const searchOf = (text: string) => withAllWords(searchWords(text));

/** The page as it is read by ranking every match. */
async function ranked(filters: ProductFilters, text: string, part: { limit: number; offset: number }) {
  const input = ListProductsInput.parse({ filters: {} });
  const rows = await selectCards(
    shop.db,
    { ...input, filters },
    { search: searchOf(text), viewerId: undefined },
    part,
  );
  return { ids: rows.map(({ _id }) => _id), total: rows[0]?.total ?? 0 };
}

const texts = fc.constantFrom(
  'aurora',
  'auro',
  'aurora 55',
  '55 aurora',
  'aurora gall',
  'aurora gallery 43',
  'edition aurora',
);
const filterSets = fc.constantFrom<ProductFilters>(
  {},
  { minPrice: paise(30_000_00) },
  { availability: 'in' },
  { availability: 'out' },
  { companyName: ['Surya', 'Kiranix'] },
);
const parts = fc.record({ page: fc.integer({ min: 0, max: 12 }), limit: fc.constantFrom(6, 10, 20) });

it('finds the pages that ranking every match finds, of shoppers and staff', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(texts, filterSets, parts, async (text, filters, { page, limit }) => {
      const part = { limit, offset: page * limit };
      const exact = await ranked(filters, text, part);
      const common = await findByName(
        shop.db,
        searchOf(text),
        { of: 'shoppers', filters, viewerId: undefined },
        part,
      );
      if (!common) return;
      found += 1;
      expect(common.ids).toEqual(exact.ids);
      expect(common.isMore).toBe(true);
      expect(common.total).toBeLessThan(exact.total);
      expect(common.total).toBeGreaterThanOrEqual(part.offset + part.limit);
      expect(common.total % 100).toBe(0);
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
  for (const text of ['aurora', 'edition', '55 aurora']) {
    const input = { filters: {}, pageNum: 3, pageSize: 6 };
    const common = await selectStaffCards(shop.db, input, searchOf(text));
    const exact = await selectStaffCards(shop.db, input, { ...searchOf(text), terms: undefined });
    expect(common.rows.map(({ _id }) => _id)).toEqual(exact.rows.map(({ _id }) => _id));
    expect([common.isMore, common.total, exact.isMore]).toEqual([true, 100, undefined]);
    expect(exact.total).toBeGreaterThan(100);
  }
});

it('leaves searches of few televisions and other orders to the ranking', async () => {
  const all = { of: 'shoppers', filters: {}, viewerId: undefined } as const;
  const part = { limit: 20, offset: 0 };
  for (const text of ['kiranix', '55', 'aurora 1399', 'gallery'])
    expect(await findByName(shop.db, searchOf(text), all, part), text).toBeUndefined();
  const last = { limit: 20, offset: 5000 };
  expect(await findByName(shop.db, searchOf('aurora'), all, last)).toBeUndefined();
});

it('says in the lists that there are more, and counts views exactly', async () => {
  const visitor = shop.trpc();
  const first = await visitor.products.list.query({ filters: { search: 'aurora' } });
  expect(first).toMatchObject({ productCount: 100, hasMoreThanCounted: true });
  expect(first.productList).toHaveLength(20);
  const again = await visitor.products.list.query({ filters: { search: 'aurora' } });
  expect(again).toEqual(first);
  const fifth = await visitor.products.list.query({ filters: { search: 'aurora' }, pageNum: 5 });
  expect(fifth.productCount).toBe(200);
  const sorted = await visitor.products.list.query({
    filters: { search: 'aurora' },
    sort: { field: 'price', order: 'asc' },
  });
  expect(sorted.productCount).toBeGreaterThan(COMMON);
  expect(sorted.hasMoreThanCounted).toBeUndefined();
  const input = { filters: { search: 'aurora' }, pageNum: 1, pageSize: 6 };
  expect(await countFoundProducts(shop.db, input)).toBeGreaterThan(COMMON);
});

it('finds nothing by one look where no television has a word, and those that have it in other texts by ranking', async () => {
  const part = { limit: 10, offset: 0 };
  const look = (text: string) =>
    findByName(shop.db, searchOf(text), { of: 'shoppers', filters: {}, viewerId: undefined }, part);
  for (const text of ['zzyzx', 'aurora zzyzx', 'zzyzx 55'])
    expect(await look(text)).toEqual({ ids: [], total: 0, isMore: false });
  for (const text of ['bright', 'looks aurora']) expect(await look(text)).toBeUndefined();
  const found = await shop.trpc().products.list.query({ filters: { search: 'bright kiranix' } });
  expect(found.productCount).toBeGreaterThan(0);
  const none = await shop.trpc().products.list.query({ filters: { search: 'zzyzx' } });
  expect(none).toMatchObject({ productCount: 0, productList: [] });
  expect(none.hasMoreThanCounted).toBeUndefined();
});

it('facets of a common search are counted after a worker noted its words, or a reader noted it', async () => {
  const read = (text: string) =>
    selectFacets(shop.db, {}, { search: searchOf(text), viewerId: undefined }, 'read');
  const found = (text: string) => findFacets(shop.db, {}, { search: searchOf(text), viewerId: undefined });
  const isCounted = async (text: string) => {
    const [row] = await shop.sql<{ isCounted: boolean }[]>`
      select is_counted as "isCounted" from counted_searches where query = ${searchOf(text).match}`;
    return row?.isCounted;
  };
  expect(await found('aurora zzyzx')).toEqual([]);
  const widened = await shop.trpc().products.facets.query({ filters: { search: 'kiranix zzyzx' } });
  expect(widened).toEqual(await shop.trpc().products.facets.query({ filters: { search: 'kiranix' } }));
  const texts = ['aurora', 'edition aurora', 'kiranix'];
  for (const text of texts) expect(await found(text)).toEqual(await read(text));
  /* The first look of the worker finds the changes of a whole import, and forgets them. */
  await vi.waitFor(async () => expect(await countSearches(shop.db)).toBeGreaterThan(0));
  expect(await isCounted('aurora')).toBe(true);
  expect(await isCounted('edition aurora')).toBe(true);
  expect(await isCounted('55 kiranix')).toBeUndefined();
  await shop.sql`update products set stock = 0 where name like 'Aurora 55 Gallery Edition 1_0'`;
  for (const text of texts) expect(await found(text)).toEqual(await read(text));
  /* What the counts say is what is read. */
  await shop.sql`update search_counts set models = models + 1 where query = ${searchOf('aurora').match}`;
  expect(await found('aurora')).not.toEqual(await read('aurora'));
});

it('follows a change of a name in the same transaction', async () => {
  const words = (id: string) =>
    shop.sql<{ word: string }[]>`select word from title_words where product_id = ${id} order by word`;
  const { id } = await aProduct(shop.db, { name: 'Nova 32' });
  expect((await words(id)).map(({ word }) => word)).toEqual(['32', 'nova']);
  await shop.sql`update products set name = 'Nova 40 Mini-LED' where id = ${id}`;
  expect((await words(id)).map(({ word }) => word)).toEqual(['40', 'led', 'mini', 'mini-led', 'nova']);
  await shop.sql`delete from products where id = ${id}`;
  expect(await words(id)).toEqual([]);
  await expect(
    shop.sql.begin(async (tx) => {
      await tx`truncate products cascade`;
      expect(await tx`select from title_words`).toHaveLength(0);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
});

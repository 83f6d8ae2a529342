import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { catalogueChanges, televisionId } from '../../testing/catalogue-changes';
import { countSearches } from './count-searches.queries';
import { overallOf, selectFacets, type SearchCounting } from './products.facets.queries';
import { searchWords, withAllWords } from './products.search';
import { MOST_CHANGES, noteSearch } from './search-counts.queries';

const TELEVISIONS = 30;
const SHOPPER = '00000000-0000-7000-8000-0000000000aa';
const BUYER = '00000000-0000-7000-8000-0000000000ab';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into users (id, name, email, password_hash)
    values (${SHOPPER}, 'A', 'a@example.in', ''), (${BUYER}, 'B', 'b@example.in', '')`;
});
afterAll(() => database.close());

const id = televisionId;
const common = catalogueChanges(() => database, BUYER);
const searchOf = (text: string) => withAllWords(searchWords(text));
const SEARCHES = ['surya', 'deep', 'surya deepa', 'warm', 'led'];

const NAMES = ['Surya', 'Surya Deepa', 'Deepa', 'Tejas', 'Deep Surya', 'Tejas LED'];
/** Changes of the catalogue, each as a statement. */
const CHANGES = {
  add: (n: number, value: number) => database.sql`
    insert into products (id, name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications, stock, listed_until)
    values (${id(n)}, ${NAMES[value] ?? ''}, ${value % 2 ? 'Smart TV' : 'Android TV'}, 'Velora', 10000000, ${(1 + value) * 1000000},
      43, '8K', ${value % 2 ? 'QLED' : 'OLED'}, 60, 4, 90, 'India', '8528', '{}', ${value % 3 ? 'Warm.' : ''}, 12, '{}', '[]', ${value}, now() + interval '1 day')
    on conflict do nothing`,
  stock: (n: number, value: number) => database.sql`update products set stock = ${value} where id = ${id(n)}`,
  price: (n: number, value: number) =>
    database.sql`update products set new_price_paise = ${(1 + value) * 1000000} where id = ${id(n)}`,
  name: (n: number, value: number) =>
    database.sql`update products set name = ${NAMES[value] ?? ''} where id = ${id(n)}`,
  text: (n: number, value: number) =>
    database.sql`update products set description = ${value % 2 ? 'Deep black, warm light.' : 'Bright.'} where id = ${id(n)}`,
  nameAndPrice: (n: number, value: number) => database.sql`
    update products set name = ${NAMES[value] ?? ''}, new_price_paise = ${(2 + value) * 1000000} where id = ${id(n)}`,
  list: (n: number, value: number) =>
    database.sql`update products set is_draft = ${value % 2 === 0} where id = ${id(n)}`,
  remove: common.remove,
  delete: common.delete,
  all: (_n: number, value: number) =>
    database.sql`update products set stock = greatest(stock - ${value % 2}, 0)`,
  reserve: async (n: number, value: number) => {
    const [one] = await database.sql<{ id: string }[]>`
      select id from products where stock > 0 order by id offset ${n % 5} limit 1`;
    if (one) await common.reserve(one.id, 1 + value);
  },
  work: () => countSearches(database.db),
};
type Change = { name: keyof typeof CHANGES; n: number; value: number };
const change: fc.Arbitrary<Change> = fc.record({
  name: fc.constantFrom(...(Object.keys(CHANGES) as Change['name'][])),
  n: fc.nat(TELEVISIONS - 1),
  value: fc.nat(NAMES.length - 1),
});

const filterSets: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constant(['Smart TV']),
    technology: fc.constant(['QLED' as const]),
    availability: fc.constantFrom('in' as const, 'out' as const),
    minPrice: fc.constant(paise(2_000_000)),
    minInches: fc.constantFrom(30, 50),
  },
  { requiredKeys: [] },
);

const facetsOf = (text: string, filters: ProductFilters, counting: SearchCounting, viewerId?: string) =>
  selectFacets(database.db, filters, { search: searchOf(text), viewerId }, counting);

async function start() {
  await database.sql`delete from stock_reservations`;
  await database.sql`truncate products cascade`;
  for (let n = 0; n < TELEVISIONS; n += 2) await CHANGES.add(n, (n / 2) % NAMES.length);
  for (const text of SEARCHES) await noteSearch(database.db, searchOf(text).match);
}

it('counts what reading finds, after any changes, whether a worker has added them or not', async () => {
  let compared = 0;
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(change, { minLength: 5, maxLength: 25 }),
        filterSets,
        fc.constantFrom(undefined, BUYER, SHOPPER),
        async (changes, filters, viewerId) => {
          await countSearches(database.db);
          for (const { name, n, value } of changes) await CHANGES[name](n, value);
          for (const text of SEARCHES) {
            const counted = await facetsOf(text, filters, 'counted', viewerId);
            expect(counted, text).toEqual(await facetsOf(text, filters, 'read', viewerId));
            compared += overallOf(counted)?.models ?? 0;
          }
        },
      )
      .beforeEach(start),
    { numRuns: 25, endOnFailure: true },
  );
  expect(compared).toBeGreaterThan(50);
});

const changesLeft = async () =>
  (await database.sql<{ n: number }[]>`select count(*)::int as n from search_count_changes`)[0]?.n;

it('adds changes to the counts without changing them, and merges counts that repeat', async () => {
  await start();
  expect(await countSearches(database.db)).toBe(SEARCHES.length);
  const rowsOf = async () => (await database.sql`select from search_counts where query = 'surya:*'`).length;
  for (let run = 0; run < 8; run += 1) {
    for (let n = 0; n < 60; n += 1) await CHANGES.price(0, n % 2);
    await countSearches(database.db);
  }
  expect(await changesLeft()).toBeLessThan(120);
  expect(await rowsOf()).toBeLessThan(60);
  expect(await facetsOf('surya', {}, 'counted')).toEqual(await facetsOf('surya', {}, 'read'));
});

it('is exact after changes that were made while workers counted', async () => {
  await start();
  const { db } = database;
  const write = async (from: number) => {
    for (let n = 0; n < 60; n += 1) await CHANGES.nameAndPrice((from + n) % TELEVISIONS, n % NAMES.length);
  };
  const work = async () => {
    for (let run = 0; run < 10; run += 1) await countSearches(db);
  };
  await Promise.all([write(0), write(7), work(), work()]);
  for (const text of SEARCHES)
    expect(await facetsOf(text, {}, 'counted'), text).toEqual(await facetsOf(text, {}, 'read'));
});

it('is not used, and is counted anew, after more changes than a reader adds', async () => {
  await start();
  await countSearches(database.db);
  await database.sql`do $$ begin
    for n in 1..600 loop update products set new_price_paise = 1000000 + n * 100 where id = '${database.sql.unsafe(id(0))}'; end loop;
  end $$`;
  expect(await changesLeft()).toBeGreaterThan(MOST_CHANGES);
  expect((await facetsOf('surya', {}, 'counted')).map(({ isUsable }) => isUsable)).toEqual([false]);
  expect(await countSearches(database.db)).toBe(0);
  expect(await changesLeft()).toBe(0);
  expect(await countSearches(database.db)).toBe(SEARCHES.length);
  expect(await facetsOf('surya', {}, 'counted')).toEqual(await facetsOf('surya', {}, 'read'));
});

it('forgets searches that nobody noted for a month, with their counts', async () => {
  await start();
  await countSearches(database.db);
  await database.sql`update counted_searches set noted_at = now() - interval '31 days' where query = 'surya:*'`;
  await countSearches(database.db);
  expect((await facetsOf('surya', {}, 'counted')).map(({ isUsable }) => isUsable)).toEqual([false]);
  expect(await database.sql`select from search_counts where query = 'surya:*'`).toHaveLength(0);
  expect((await facetsOf('deep', {}, 'counted'))[0]?.isUsable).toBe(true);
});

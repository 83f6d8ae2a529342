import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { catalogueChanges, televisionId } from '../../testing/catalogue-changes';
import { mergeStockSums, stockFigures } from '../stock/stock.queries';
import { mergeCatalogueCounts } from './products.counts.queries';
import { findCards } from './products.prepared.queries';
import { countMatching } from './products.queries';
import { selectStaffCards } from './staff-cards.queries';

const TELEVISIONS = 40;
const SHOPPER = '00000000-0000-7000-8000-0000000000aa';
const FEW = 2;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into users (id, name, email, password_hash) values (${SHOPPER}, 'A', 'a@example.in', '')`;
});
afterAll(() => database.close());

const id = televisionId;
const common = catalogueChanges(() => database, SHOPPER);
const nth = fc.nat(TELEVISIONS - 1);

/** Changes of the catalogue, each as a statement. */
const CHANGES = {
  add: (n: number, value: number) => database.sql`
    insert into products (id, name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications, stock, created_at)
    values (${id(n)}, ${`Surya ${value}`}, ${value % 2 ? 'Smart TV' : 'Android TV'}, 'Surya', 100000, ${(1 + value) * 10000},
      ${value % 3 ? 43 : null}, '8K', 'OLED', 60, 4, 90, 'India', '8528', '{}', '', 12, '{}', '[]', ${value},
      now() - make_interval(mins => ${n}))
    on conflict do nothing`,
  stock: (n: number, value: number) => database.sql`update products set stock = ${value} where id = ${id(n)}`,
  price: (n: number, value: number) =>
    database.sql`update products set new_price_paise = ${(1 + value) * 10000} where id = ${id(n)}`,
  facts: (n: number, value: number) =>
    database.sql`update products set screen_inches = ${value % 3 ? 43 : null} where id = ${id(n)}`,
  remove: common.remove,
  delete: common.delete,
  all: (_n: number, value: number) =>
    database.sql`update products set stock = greatest(stock - ${value % 2}, 0)`,
  reserve: (n: number, value: number) => common.reserve(id(n), value),
};
type Change = { name: keyof typeof CHANGES; n: number; value: number };
const change: fc.Arbitrary<Change> = fc.record({
  name: fc.constantFrom(...(Object.keys(CHANGES) as Change['name'][])),
  n: nth,
  value: fc.nat(5),
});

const filterSets: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constant(['Smart TV']),
    availability: fc.constantFrom('in' as const, 'out' as const),
    minPrice: fc.constant(paise(300_00)),
  },
  { requiredKeys: [] },
);

/** Returns the televisions on sale with their free units, read one by one. */
const televisions = () =>
  database.db.execute<{
    id: string;
    listed: boolean;
    category: string;
    price: number;
    stock: number;
    free: number;
  }>(sql`
  select id, is_listed as listed, category, new_price_paise::int as price, stock, greatest(stock - coalesce((select sum(quantity)
    from stock_reservations r where r.product_id = products.id and settled_at is null and expires_at > now()), 0), 0)::int as free
  from products where removed_at is null order by created_at desc, id desc`);
type Television = Awaited<ReturnType<typeof televisions>>[number];

const matches = ({ category, price, free }: Television, f: ProductFilters) =>
  (f.category?.includes(category) ?? true) &&
  price >= (f.minPrice ?? 0) &&
  (f.availability === undefined || (f.availability === 'in') === free > 0);

async function expectCounted(filters: ProductFilters) {
  const { db } = database;
  const all = await televisions();
  const listed = all.filter((one) => one.listed && matches(one, filters));
  const reading = { search: undefined, viewerId: undefined };
  expect(await countMatching(db, filters, reading)).toBe(listed.length);
  const page = await findCards(
    db,
    { filters, pageNum: 1, pageSize: 100, fields: [], pictures: 'all' },
    reading,
    false,
  );
  expect(page.map(({ _id }) => _id)).toEqual(listed.map((one) => one.id));
  expect(page[0]?.total ?? 0).toBe(listed.length);
  const staff = await selectStaffCards(db, { filters, pageNum: 1, pageSize: 100 });
  const forStaff = all.filter((one) => matches(one, filters));
  expect(staff.rows.map(({ _id }) => _id)).toEqual(forStaff.map((one) => one.id));
  expect(staff.total).toBe(forStaff.length);
  const low = await selectStaffCards(db, { filters: { maxOnHand: FEW }, pageNum: 1, pageSize: 3 });
  expect(low.rows.length === 0 || low.total === all.filter(({ stock }) => stock <= FEW).length).toBe(true);
  expect(await stockFigures(db, FEW)).toEqual({
    total: all.reduce((sum, { stock }) => sum + stock, 0),
    low: all.filter(({ stock }) => stock <= FEW).length,
  });
}

async function expectSortedByStock(order: 'asc' | 'desc') {
  const sorted = [...(await televisions())].sort((a, b) => a.free - b.free || (a.id < b.id ? -1 : 1));
  const expected = (order === 'asc' ? sorted : sorted.toReversed()).map((one) => one.id);
  for (const pageNum of [1, 2]) {
    const input = { filters: {}, sort: { field: 'stock' as const, order }, pageNum, pageSize: 7 };
    const { rows } = await selectStaffCards(database.db, input);
    expect(rows.map(({ _id }) => _id)).toEqual(expected.slice((pageNum - 1) * 7, pageNum * 7));
  }
}

it('lists and counts by counters what the rows say, after any changes', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(change, { minLength: 5, maxLength: 25 }),
        filterSets,
        async (changes, filters) => {
          for (const { name, n, value } of changes) await CHANGES[name](n, value);
          await expectCounted(filters);
          await expectSortedByStock(changes.length % 2 ? 'asc' : 'desc');
        },
      )
      .beforeEach(async () => {
        await database.sql`delete from stock_reservations`;
        await database.sql`delete from products`;
        for (let n = 0; n < TELEVISIONS; n += 2) await CHANGES.add(n, n % 6);
      }),
    { numRuns: 10, endOnFailure: true },
  );
});

it('merges the counts of equal televisions without changing them', async () => {
  const rows = () => database.sql<{ n: number }[]>`select count(*)::int as n from catalogue_counts`;
  await CHANGES.add(1, 5);
  for (let n = 0; n < 300; n += 1) {
    await CHANGES.stock(1, 0);
    await CHANGES.stock(1, 3);
  }
  const [before] = await rows();
  await mergeCatalogueCounts(database.db);
  const [after] = await rows();
  expect(before?.n).toBeGreaterThan(1000);
  expect(after?.n).toBeLessThan(50);
  await expectCounted({});
  await database.sql`truncate products cascade`;
  expect(await rows()).toEqual([{ n: 0 }]);
  expect(await stockFigures(database.db, FEW)).toEqual({ total: 0, low: 0 });
});

it('merges the parts of the sum of all stock without changing it', async () => {
  const parts = () => database.sql<{ n: number }[]>`select count(*)::int as n from stock_sums`;
  await CHANGES.add(1, 5);
  await database.sql`do $$ begin
    for n in 1..1001 loop update products set stock = n; end loop;
  end $$`;
  const [before] = await parts();
  const { total } = await stockFigures(database.db, FEW);
  await mergeStockSums(database.db);
  expect(before?.n).toBeGreaterThan(1000);
  expect(await parts()).toEqual([{ n: 1 }]);
  expect(await stockFigures(database.db, FEW)).toMatchObject({ total });
  await expectCounted({});
});

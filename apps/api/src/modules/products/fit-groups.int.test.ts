import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { STAND_SPAN_NAMES } from '@aabha/contracts/fit/fit.values';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { catalogueChanges, televisionId } from '../../testing/catalogue-changes';
import { findCheapestOf, mergeFitCounts, selectFitGroups } from './fit-groups.queries';

const TELEVISIONS = 20;
const SHOPPER = '00000000-0000-7000-8000-0000000000aa';
const KNOWN_NAMES = STAND_SPAN_NAMES.map(foldKey);
/** With one that only the dictionary has. */
const SPAN_NAMES = [...KNOWN_NAMES, 'legsapart'];
const BUDGET = paise(25_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await database.sql`insert into users (id, name, email, password_hash) values (${SHOPPER}, 'A', 'a@example.in', '')`;
});
afterAll(() => database.close());

const id = televisionId;
const common = catalogueChanges(() => database, SHOPPER);
/** The names under which a television states the span of its stand, and others. */
const KEYS = [
  ['Stand span'],
  ['Stand span', 'Feet span'],
  ['Colour'],
  ['Legs apart', 'Stand width'],
  ['Feet span', 'Legs apart'],
  ['Legs apart'],
];
const specifications = (value: number) => {
  const data = (KEYS[value] ?? []).map((key, at) => ({ key, value: `${value + at} cm` }));
  return JSON.stringify([{ title: 'Body', data }]);
};

/** Changes of the catalogue, each as a statement. */
const CHANGES = {
  add: (n: number, value: number) => database.sql`
    insert into products (id, name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications, stock, width_cm)
    values (${id(n)}, 'Surya', 'Smart TV', 'Surya', 100000, ${(1 + value) * 10000}, ${40 + value}, '8K', 'OLED', 60, 4, 90,
      'India', '8528', '{}', '', 12, '{}', ${specifications(value)}::text::jsonb, ${value}, ${value % 2 ? 90.5 : null})
    on conflict do nothing`,
  stock: (n: number, value: number) =>
    database.sql`update products set stock = ${value % 3} where id = ${id(n)}`,
  price: (n: number, value: number) =>
    database.sql`update products set new_price_paise = ${(1 + value) * 10000} where id = ${id(n)}`,
  facts: (n: number, value: number) =>
    database.sql`update products set screen_inches = ${40 + value}, carton_depth_cm = ${value} where id = ${id(n)}`,
  span: (n: number, value: number) =>
    database.sql`update products set specifications = ${specifications(value)}::text::jsonb where id = ${id(n)}`,
  remove: common.remove,
  delete: common.delete,
  all: () => database.sql`update products set stock = greatest(stock - 1, 0)`,
  reserve: (n: number, value: number) => common.reserve(id(n), value),
};
type Change = { name: keyof typeof CHANGES; n: number; value: number };
const change: fc.Arbitrary<Change> = fc.record({
  name: fc.constantFrom(...(Object.keys(CHANGES) as Change['name'][])),
  n: fc.nat(TELEVISIONS - 1),
  value: fc.nat(5),
});

/** The groups as they are read from the televisions themselves. */
const plainGroups = (viewerId: string | undefined, spanNames: string[]) => database.sql<
  { inches: number; width: number | null; depth: number | null; span: string | null; price: number }[]
>`
  select screen_inches::float8 as inches, width_cm::float8 as width, carton_depth_cm::float8 as depth,
    case when ${spanNames.length} > 0 then coalesce((select value from specification_uses u where u.product_id = products.id
      and u.folded = any(${spanNames}) order by folded limit 1), '') end as span,
    min(new_price_paise)::int as price, count(*)::int as count,
    (count(*) filter (where new_price_paise <= ${BUDGET}))::int as "withinBudget"
  from products where removed_at is null and is_listed and stock > coalesce((select sum(quantity) from stock_reservations r
    where r.product_id = products.id and settled_at is null and expires_at > now()
      and r.user_id is distinct from ${viewerId ?? null}), 0)
  group by 1, 2, 3, 4`;

const sorted = (groups: readonly object[]) => groups.map((group) => JSON.stringify(group)).toSorted();

async function expectGroups(viewerId: string | undefined, spanNames: string[] = SPAN_NAMES) {
  const reading = { viewerId, spanNames };
  const groups = await selectFitGroups(database.db, reading, BUDGET);
  const shown = groups.map(({ screenInches, widthCm, cartonDepthCm, standSpan, ...group }) => ({
    ...{ inches: screenInches, width: widthCm, depth: cartonDepthCm, span: standSpan },
    ...{ price: group.price, count: group.count, withinBudget: group.withinBudget },
  }));
  expect(sorted(shown)).toEqual(sorted([...(await plainGroups(viewerId, spanNames))]));
  expect(groups.map(({ price }) => price)).toEqual(
    groups.map(({ price }) => price).toSorted((a, b) => a - b),
  );
  expect(await findCheapestOf(database.db, groups, reading)).not.toContain(undefined);
}

it('has the groups that the televisions say, after any changes', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
        for (const { name, n, value } of changes) await CHANGES[name](n, value);
        await expectGroups(undefined);
        await expectGroups(SHOPPER);
        await expectGroups(undefined, KNOWN_NAMES);
        await expectGroups(SHOPPER, []);
      })
      .beforeEach(async () => {
        await database.sql`delete from stock_reservations`;
        await database.sql`delete from products`;
        for (let n = 0; n < TELEVISIONS; n += 2) await CHANGES.add(n, n % 6);
      }),
    { numRuns: 15, endOnFailure: true },
  );
});

it('counts spans under each known name, as comparisons do', async () => {
  for (const name of [...STAND_SPAN_NAMES, 'Colour']) {
    const stated = JSON.stringify([{ title: 'Body', data: [{ key: `${name}: `, value: '98 cm' }] }]);
    expect(await database.sql`select stand_span_of(${stated}::text::jsonb) as span`).toEqual([
      { span: name === 'Colour' ? '' : '98 cm' },
    ]);
  }
});

it('merges the counts of equal televisions without changing them', async () => {
  const rows = () => database.sql<{ n: number }[]>`select count(*)::int as n from fit_counts`;
  await CHANGES.add(1, 5);
  for (let n = 0; n < 600; n += 1) {
    await CHANGES.stock(1, 0);
    await CHANGES.stock(1, 2);
  }
  const [before] = await rows();
  expect(before?.n).toBeGreaterThan(1000);
  await mergeFitCounts(database.db);
  const [after] = await rows();
  expect(after?.n).toBeLessThan(50);
  await expectGroups(undefined);
  await CHANGES.stock(1, 1);
  const [same] = await rows();
  expect(same?.n).toBe(after?.n);
  await database.sql`truncate products cascade`;
  expect(await rows()).toEqual([{ n: 0 }]);
});

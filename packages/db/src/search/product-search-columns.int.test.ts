import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
let id: string;
/** The id of a television whose row is so long that its texts are compressed. */
let long: string;
beforeAll(async () => {
  database = await cloneDatabase();
  const [product, other] = await database.sql<{ id: string }[]>`
    insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution, technology,
      refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months, warranty_pricing,
      specifications, stock)
    select 'Television ' || n, 'Smart TV', 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528',
      array['Runs quietly'], (select string_agg('television' || word, ' ') from generate_series(1, 200) word), 12, '{}', '[]', 100
    from generate_series(1, 20) n returning id`;
  id = product?.id ?? '';
  long = other?.id ?? '';
});
afterAll(() => database.close());

const readColumns = async () =>
  (
    await database.sql<{ text: string; title: string; all: string }[]>`
    select search_text as text, title_vector::text as title, search_vector::text as all from products where id = ${id}`
  )[0];

it('follow the columns they are made of', async () => {
  await database.sql`update products set name = 'Kiran Bindu', company_name = 'Surya', category = 'Smart TV', screen_inches = 43,
    resolution = '8K', technology = 'OLED', description = 'Nobody misspells this.' where id = ${id}`;
  expect(await readColumns()).toEqual({
    text: 'kiran bindu surya smart tv 43 inch 8k oled',
    title: "'43':6B '8k':8B 'bindu':2A 'inch':7B 'kiran':1A 'oled':9B 'smart':4B 'surya':3B 'tv':5B",
    all: "'43':6B '8k':8B 'bindu':2A 'inch':7B 'kiran':1A 'misspells':13 'nobody':12 'oled':9B 'quietly':11C 'runs':10C 'smart':4B 'surya':3B 'this':14 'tv':5B",
  });
});

it('leave out facts that are absent', async () => {
  await database.sql`update products set name = 'Kiran', screen_inches = null, resolution = null, technology = null where id = ${id}`;
  expect(await readColumns()).toMatchObject({
    text: 'kiran surya smart tv ',
    title: "'kiran':1A 'smart':3B 'surya':2B 'tv':4B",
  });
});

it('cannot be written apart from them', async () => {
  const before = await readColumns();
  await database.sql`update products set search_text = 'other', title_vector = 'other', search_vector = 'other' where id = ${id}`;
  expect(await readColumns()).toEqual(before);
});

it('are not computed for a change of stock, which writes no index', async () => {
  const sellOne = () =>
    database.sql.begin(async (tx) => {
      const count = async () => {
        const [written] = await tx<{ rows: number; withoutIndexes: number }[]>`
          select pg_stat_get_xact_tuples_updated('products'::regclass)::int as rows,
            pg_stat_get_xact_tuples_hot_updated('products'::regclass)::int as "withoutIndexes"`;
        return written ?? { rows: 0, withoutIndexes: 0 };
      };
      const before = await count();
      await tx`update products set stock = stock - 1, updated_at = now() where id = ${long}`;
      const after = await count();
      return {
        rows: after.rows - before.rows,
        withoutIndexes: after.withoutIndexes - before.withoutIndexes,
      };
    });
  /* Room in the row's page: updates free it themselves, but not while other databases of the server have older transactions. */
  for (let time = 0; time < 5; time += 1) {
    await database.sql`vacuum products`;
    expect(await sellOne()).toEqual({ rows: 1, withoutIndexes: 1 });
  }
});

it('and no other table computes columns at each update', async () => {
  const found = await database.sql`
    select t.tgrelid::regclass::text as table, t.tgname as trigger, a.attname as column from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attgenerated = 's'
    where (t.tgtype & 1) = 1 and (t.tgtype & 2) = 2 and (t.tgtype & 16) = 16 and not t.tgisinternal`;
  expect(
    [...found],
    'a trigger before updates of rows has PostgreSQL compute all generated columns (decision 064)',
  ).toEqual([]);
});

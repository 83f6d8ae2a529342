import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
beforeEach(() => database.sql`truncate products cascade`);
afterAll(() => database.close());

const add = (names: string[], sql = database.sql) =>
  sql`insert into products (name, category, company_name, price_paise, new_price_paise, screen_inches, resolution,
      technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, highlights, description, warranty_months,
      warranty_pricing, specifications)
    select name, 'Smart TV', 'Surya', 100, 100, 43, '8K', 'OLED', 60, 4, 90, 'India', '8528', array['Runs quietly'],
      'Nobody misspells this.', 12, '{}', '[]'
    from string_to_table(${names.join(',')}, ',') name`;

/** Returns each word with its expected count, computed from the televisions. */
const countedWords = async () =>
  Object.fromEntries(
    (
      await database.sql<{ word: string; n: number }[]>`
        select word, count(*)::int as n from products, unnest(tsvector_to_array(ts_filter(search_vector, '{a,b,c}'))) word
        where removed_at is null and word ~ '^[[:alnum:]]{2,40}$' and word ~ '[[:alpha:]]' group by word`
    ).map(({ word, n }) => [word, n]),
  );
const storedWords = async () =>
  Object.fromEntries(
    (await database.sql<{ word: string; n: number }[]>`select word, products as n from catalogue_words`).map(
      ({ word, n }) => [word, n],
    ),
  );

it('are those of names, facts and highlights, without numbers and descriptions', async () => {
  await add(['Kiran 43', 'Kiran Bindu']);
  expect(await storedWords()).toEqual({
    kiran: 2,
    bindu: 1,
    surya: 2,
    smart: 2,
    tv: 2,
    inch: 2,
    '8k': 2,
    oled: 2,
    runs: 2,
    quietly: 2,
  });
});

it('follow every change of the televisions, and go with the last that has them', async () => {
  const { sql } = database;
  const changes = [
    () => add(['Kiran One', 'Kiran Two', 'Mini-LED Three', 'Asha 4', '']),
    () => sql`update products set name = 'Jyoti One' where name = 'Kiran One'`,
    () => sql`update products set technology = 'QLED', screen_inches = 55 where name like 'Kiran%'`,
    () =>
      sql`update products set highlights = '{Louder,Brighter}', company_name = 'Dhruva' where name like 'Asha%'`,
    () => sql`update products set removed_at = now() where name like 'Kiran%' or name like 'Mini%'`,
    () => sql`update products set name = 'Out Of Sight' where removed_at is not null`,
    () => sql`update products set stock = 9, price_paise = 200, description = 'Unread'`,
    () => sql`update products set removed_at = null where name = 'Out Of Sight'`,
    () => sql`delete from products where name like 'Jyoti%'`,
    () =>
      sql
        .begin(async (tx) => {
          await add(['Never There'], tx as unknown as typeof sql);
          throw new Error('not today');
        })
        .catch(() => undefined),
  ];
  for (const change of changes) {
    await change();
    expect(await storedWords()).toEqual(await countedWords());
  }
  expect(await storedWords()).toMatchObject({ sight: 2, louder: 1 });
  expect(await storedWords()).not.toHaveProperty('kiran');
  await sql`truncate products cascade`;
  expect(await storedWords()).toEqual({});
});

it('are correct after concurrent inserts, renames and removals', async () => {
  await Promise.all(
    Array.from({ length: 24 }, async (_, n) => {
      await add([`Kiran ${n}x`, `Asha ${n}y`]);
      await database.sql`update products set name = ${`Bindu ${n}x`} where name = ${`Kiran ${n}x`}`;
      await database.sql`update products set removed_at = now() where name = ${`Asha ${n}y`}`;
    }),
  );
  expect(await storedWords()).toEqual(await countedWords());
  expect(await storedWords()).toMatchObject({ bindu: 24, surya: 24 });
  expect(await storedWords()).not.toHaveProperty('asha');
});

it('are not updated by a sale, which does not wait for edits of names', async () => {
  await add(['Kiran One', 'Kiran Two']);
  await database.sql.begin(async (tx) => {
    await tx`update products set name = 'Jyoti One' where name = 'Kiran One'`;
    await database.sql`update products set stock = stock + 1 where name = 'Kiran Two'`;
    expect(await storedWords()).toHaveProperty('kiran', 2);
  });
  expect(await storedWords()).toHaveProperty('kiran', 1);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usesFastPaths } from './fast-paths';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx } from '../tx';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 1, isDirect: true });
});
afterAll(() => database.close());

const preparedTexts = async () =>
  (await database.sql<{ statement: string }[]>`select statement from pg_prepared_statements`).map((row) =>
    row.statement.trim(),
  );

/* What these say is the fast path itself, which FAST_PATHS=off switches off. */
it.runIf(usesFastPaths)(
  'prepares a statement from its second time on, in a transaction as outside, and none that came once',
  async () => {
    const double = (n: number) => sql`select ${n}::int * 2 as twice`;
    const halve = (n: number) => sql`select ${n}::int / 2 as half`;
    const once = sql`select ${7}::int * 3 as thrice`;
    await database.db.execute(once);
    for (const n of [1, 2, 3]) {
      expect(await database.db.execute(double(n))).toMatchObject([{ twice: n * 2 }]);
      await inTx(database.db, async (tx) => {
        expect(await tx.execute(halve(n * 2))).toMatchObject([{ half: n }]);
      });
    }
    const texts = await preparedTexts();
    expect(texts).toContain('select $1::int * 2 as twice');
    expect(texts).toContain('select $1::int / 2 as half');
    expect(texts).not.toContain('select $1::int * 3 as thrice');
  },
);

it.runIf(usesFastPaths)('prepares a statement without parameters too', async () => {
  const [one, several] = [sql`select 1 as one`, sql`select 1 as two; select 2 as two`];
  for (let time = 0; time < 3; time += 1) {
    expect(await database.db.execute(one)).toMatchObject([{ one: 1 }]);
    expect(await database.db.execute(several)).toMatchObject([[{ two: 1 }], [{ two: 2 }]]);
  }
  const texts = await preparedTexts();
  expect(texts).toContain('select 1 as one');
  expect(texts.filter((text) => text.includes('as two'))).toEqual([]);
});

it.runIf(usesFastPaths)('prepares no more statements than the limit', async () => {
  for (const time of [1, 2])
    for (let n = 0; n < 450; n += 1)
      await database.db.execute(sql`select ${time}::int as ${sql.raw(`n${n}`)}`);
  const statements = (await preparedTexts()).filter((text) => /^select \$1::int as n\d+$/.test(text));
  expect(statements.length).toBeGreaterThan(300);
  expect(statements.length).toBeLessThanOrEqual(400);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usesFastPaths } from './fast-paths';
import { preparedStatement } from './prepared-statement';
import { coupons } from '../schema/coupons';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx, violatedConstraint } from '../tx';

let database: TestDatabase;
let timesMade = 0;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 4, isDirect: true });
});
afterAll(() => database.close());

const add = preparedStatement((db) => {
  timesMade += 1;
  return db
    .insert(coupons)
    .values({ code: sql.placeholder('code'), discountPercent: 10, expiresAt: '2099-01-01T00:00:00.000Z' })
    .returning({ code: coupons.code })
    .prepare('add_coupon');
});
const find = preparedStatement((db) =>
  db
    .select({ code: coupons.code, percent: coupons.discountPercent })
    .from(coupons)
    .where(eq(coupons.code, sql.placeholder('code')))
    .prepare('find_coupon'),
);

/* Off, drizzle builds a statement at each call. */
it.runIf(usesFastPaths)(
  'is built once for the pool and its transactions, and decodes rows in each',
  async () => {
    await add(database.db).execute({ code: 'POOL' });
    await Promise.all(
      ['ONE', 'TWO', 'THREE'].map((code) => inTx(database.db, (tx) => add(tx).execute({ code }))),
    );
    expect(timesMade).toBe(1);
    for (const code of ['POOL', 'ONE', 'TWO', 'THREE'])
      expect(await inTx(database.db, (tx) => find(tx).execute({ code }))).toEqual([{ code, percent: 10 }]);
  },
);

it('belongs to the transaction that it is sent in: seen there before others see it, and gone with it', async () => {
  await inTx(database.db, async (tx) => {
    await add(tx).execute({ code: 'GONE' });
    expect(await find(tx).execute({ code: 'GONE' })).toHaveLength(1);
    expect(await find(database.db).execute({ code: 'GONE' })).toEqual([]);
    throw new Error('not today');
  }).catch(() => undefined);
  expect(await find(database.db).execute({ code: 'GONE' })).toEqual([]);
});

it('is another one for another pool', async () => {
  const other = await cloneDatabase({ isDirect: true });
  await add(database.db).execute({ code: 'HERE' });
  expect(await find(other.db).execute({ code: 'HERE' })).toEqual([]);
  expect(await find(database.db).execute({ code: 'HERE' })).toHaveLength(1);
  await other.close();
});

describe('statements that are sent together in one transaction, one of which is refused', () => {
  let single: TestDatabase;
  beforeAll(async () => {
    single = await cloneDatabase({ maxConnections: 1, isDirect: true });
  });
  afterAll(() => single.close());
  const percentsOf = () => single.db.select({ percent: coupons.discountPercent }).from(coupons);

  it.each([
    ['first', ['TAKEN', 'A', 'B', 'C']],
    ['in between', ['A', 'B', 'TAKEN', 'C']],
    ['last', ['A', 'B', 'C', 'TAKEN']],
  ])('are undone with it, %s or not, and their connection is as good as before', async (where, codes) => {
    await add(single.db).execute({ code: `${where} TAKEN` });
    const before = await single.db.$count(coupons);
    const sendAll = () =>
      inTx(single.db, async (tx) => {
        await tx.update(coupons).set({ discountPercent: 50 });
        await Promise.all(codes.map((code) => add(tx).execute({ code: `${where} ${code}` })));
      });
    /* More often than a pool has connections or statements, so that none may be left in the lurch. */
    for (let time = 1; time <= 20; time += 1)
      expect(violatedConstraint(await sendAll().catch((error: unknown) => error))).toMatch(/code/);
    expect(await single.db.$count(coupons)).toBe(before);
    expect(new Set((await percentsOf()).map(({ percent }) => percent))).toEqual(new Set([10]));

    await single.db.delete(coupons).where(eq(coupons.code, `${where} TAKEN`));
    await sendAll();
    expect(await find(single.db).execute({ code: `${where} C` })).toEqual([
      { code: `${where} C`, percent: 10 },
    ]);
    await single.db.update(coupons).set({ discountPercent: 10 });
  });

  it('leave none to be sent after the transaction is over', async () => {
    await add(single.db).execute({ code: 'ONCE' });
    const backends = () => single.sql<{ pid: number; xact: string | null }[]>`
      select pg_backend_pid() as pid, pg_current_xact_id_if_assigned()::text as xact`;
    const [before] = await backends();
    const refused = inTx(single.db, (tx) =>
      Promise.all([
        add(tx).execute({ code: 'ONCE' }),
        tx.execute(sql`create table made_in_between ()`),
        tx.execute(sql`select * from ${sql.identifier('no_such_table')}`),
      ]),
    );
    await expect(refused).rejects.toThrow();
    expect(await backends()).toEqual([{ pid: before?.pid, xact: null }]);
    expect(await single.sql`select to_regclass('made_in_between') as made`).toEqual([{ made: null }]);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepared } from './prepared';
import { coupons } from './schema/cart';
import { cloneDatabase, type TestDatabase } from './testing/test-database';
import { inTx } from './tx';

let database: TestDatabase;
let timesMade = 0;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 4 });
});
afterAll(() => database.close());

const add = prepared((db) => {
  timesMade += 1;
  return db
    .insert(coupons)
    .values({ code: sql.placeholder('code'), discountPercent: 10, expiresAt: '2099-01-01T00:00:00.000Z' })
    .returning({ code: coupons.code })
    .prepare('add_coupon');
});
const find = prepared((db) =>
  db
    .select({ code: coupons.code, percent: coupons.discountPercent })
    .from(coupons)
    .where(eq(coupons.code, sql.placeholder('code')))
    .prepare('find_coupon'),
);

it('is built once for the pool and all its transactions, and decodes what it reads in each', async () => {
  await add(database.db).execute({ code: 'POOL' });
  await Promise.all(
    ['ONE', 'TWO', 'THREE'].map((code) => inTx(database.db, (tx) => add(tx).execute({ code }))),
  );
  expect(timesMade).toBe(1);
  for (const code of ['POOL', 'ONE', 'TWO', 'THREE'])
    expect(await inTx(database.db, (tx) => find(tx).execute({ code }))).toEqual([{ code, percent: 10 }]);
});

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
  const other = await cloneDatabase();
  expect(await find(other.db).execute({ code: 'POOL' })).toEqual([]);
  expect(await find(database.db).execute({ code: 'POOL' })).toHaveLength(1);
  await other.close();
});

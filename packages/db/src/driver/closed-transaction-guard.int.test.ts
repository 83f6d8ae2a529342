import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../client';
import { preparedStatement } from './prepared-statement';
import { coupons } from '../schema/coupons';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx } from '../tx';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase({ maxConnections: 1, isDirect: true });
});
afterAll(() => database.close());

const addPrepared = preparedStatement((db) =>
  db
    .insert(coupons)
    .values({ code: sql.placeholder('code'), discountPercent: 10, expiresAt: '2099-01-01T00:00:00.000Z' })
    .prepare('add_late_coupon'),
);
const ways: [string, (tx: Tx, code: string) => Promise<unknown>][] = [
  ['prepared', (tx, code) => addPrepared(tx).execute({ code })],
  [
    'built for the call',
    async (tx, code) =>
      tx.insert(coupons).values({ code, discountPercent: 10, expiresAt: '2099-01-01T00:00:00.000Z' }),
  ],
  [
    'raw',
    async (tx, code) =>
      tx.execute(
        sql`insert into coupons (code, discount_percent, expires_at) values (${code}, 10, '2099-01-01')`,
      ),
  ],
];

/** A transaction of which one part waits to send until the rest is over: for a refusal, or for good. */
async function withALatePart(send: (tx: Tx) => Promise<unknown>, end: 'refused' | 'done') {
  let letGo: () => void = () => undefined;
  const mayGoOn = new Promise<void>((resolve) => (letGo = resolve));
  let late: Promise<unknown> = Promise.resolve();
  const whole = inTx(database.db, async (tx) => {
    late = mayGoOn.then(() => send(tx));
    await (end === 'refused'
      ? Promise.all([tx.execute(sql`select * from no_such_table`), late])
      : tx.execute(sql`select 1`));
  });
  await whole.then(
    () => expect(end).toBe('done'),
    () => expect(end).toBe('refused'),
  );
  letGo();
  return late;
}

it.each(ways)('refuses a statement, %s, of a part that outlives its transaction', async (way, send) => {
  for (const end of ['refused', 'done'] as const) {
    const code = `${way} ${end}`;
    const late = withALatePart((tx) => send(tx, code), end);
    await expect(late).rejects.toMatchObject({
      cause: { message: 'This transaction is over: it takes no more statements.' },
    });
    expect(await database.db.$count(coupons)).toBe(0);
  }
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../client';
import { cloneDatabase, type TestDatabase } from '../testing/test-database';
import { inTx, sqlState } from '../tx';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

/** Sends a statement that fails and another one at once; the error of the first is seen after that of the second. */
const failFirst = (tx: Tx, failing: string) =>
  Promise.all([
    tx.execute(sql.raw(failing)).catch(async (error: unknown) => {
      await nextTurn();
      throw error;
    }),
    tx.execute(sql`select 1`),
  ]);

it('is what a transaction with statements that are sent at once rejects with', async () => {
  const states = await inTx(database.db, (tx) => failFirst(tx, 'select 1 / 0')).catch((error: unknown) =>
    sqlState(error),
  );
  expect(states).toBe('22012');
});

it('is retried when it is a deadlock', async () => {
  let tries = 0;
  const raise = `do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`;
  const work = inTx(database.db, async (tx) => {
    tries += 1;
    if (tries < 3) await failFirst(tx, raise);
    return 'done';
  });
  expect(await work).toBe('done');
});

it('of a statement whose error was handled is not reported for another one', async () => {
  const work = inTx(database.db, async (tx) => {
    await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => undefined);
    await tx.execute(sql`select no_such_column`);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '42703' } });
});

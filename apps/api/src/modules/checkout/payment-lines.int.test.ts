import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { inTx } from '@aabha/db/tx';
import { aProduct } from '../../testing/builders';
import { reserveFor, someShoppers } from '../../testing/move-stock';
import { findPaymentLines } from './payments.queries';
import { settleReservations } from './reservations.queries';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

it('are reserved by their own payment, whatever others have', async () => {
  const [first = '', second = ''] = await someShoppers(database.db, 2);
  const [bought, other] = [
    await aProduct(database.db, { stock: 5 }),
    await aProduct(database.db, { stock: 5 }),
  ];
  const lines = [bought, other].map(({ id }) => ({ productId: id, quantity: 1 }));
  const reservedOf = async (id = '') =>
    (await findPaymentLines(database.db, id)).map(({ isReserved }) => isReserved);
  const one = await reserveFor(database.db, first, lines);
  const two = await reserveFor(database.db, second, lines);
  expect(await reservedOf(one?.id)).toEqual([true, true]);
  await inTx(database.db, (tx) => settleReservations(tx, one?.id ?? ''));
  expect(await reservedOf(one?.id)).toEqual([false, false]);
  expect(await reservedOf(two?.id)).toEqual([true, true]);
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aProduct, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

it('returns the state of a payment to its shopper only', async () => {
  const [shopper, stranger] = [await signedInAs(shop), await signedInAs(shop)];
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const { id } = await startPayment(shop, shopper);
  const ask = (who: { token: string }) => shop.trpc(who.token).checkout.getPayment.query({ id });
  expect((await ask(shopper)).payment).toMatchObject({ id, state: 'waiting', amount: 30_099, orderId: '' });
  await expect(ask(stranger)).rejects.toMatchObject({
    data: { reason: 'PAYMENT_NOT_FOUND', httpStatus: 404 },
  });

  const { order } = await verify(shop, shopper, await payAtProvider(shop, id));
  expect((await ask(shopper)).payment).toMatchObject({ state: 'ordered', orderId: order._id });
});

it('reads a payment that settles late in one statement, until it is an order', async () => {
  const shopper = await signedInAs(shop);
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const { id } = await startPayment(shop, shopper);
  const ask = () => shop.trpc(shopper.token).checkout.getPayment.query({ id });
  await ask();
  await shop.stopWorkers();
  const statements = await shop.statementsOf(ask);
  expect(statements.filter((statement) => statement.includes('"payments"'))).toHaveLength(1);
  shop.startWorkers();
  await payAtProvider(shop, id, 'late');
  await vi.waitFor(async () => expect((await ask()).payment.state).toBe('ordered'), {
    timeout: 30_000,
    interval: 250,
  });
});

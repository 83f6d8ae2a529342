import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { reconcileNow } from '../modules/reconciliation/reconciliation.service';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { addToCart, buy, payAtProvider, startPayment } from './shopping-steps';
import { startTestShop, type TestShop } from './test-shop';

/**
 * Returns a shop for the tests of a file, with a new shopper for each, and helpers that create discrepancies.
 * Workers are stopped until a test starts them, so that nothing else changes the records.
 */
export function discrepantRecords() {
  let shop: TestShop;
  let shopper: SignedIn;
  beforeAll(async () => {
    shop = await startTestShop();
    await someServiceAreas(shop.db);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.stopWorkers();
    await shop.db.delete(discrepancies);
    shopper = await signedInAs(shop);
  });

  const found = async () =>
    (await reconcileNow(shop.deps)).differences.map(({ kind, state, isNew }) => [kind, state, isNew]);
  const ordersOf = () => shop.db.select().from(orders).where(eq(orders.userId, shopper.id));
  const paymentOf = async (orderId: string) => {
    const [row] = await shop.db
      .select({ payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .where(eq(orders.id, orderId));
    if (!row) throw new Error('The order has no payment.');
    return row.payment;
  };
  const bought = async () => buy(shop, shopper, (await aProduct(shop.db)).id);
  const provider = () =>
    `Basic ${Buffer.from(`${shop.keys.keyId}:${shop.keys.keySecret}`).toString('base64')}`;
  const refundAtProvider = async (paymentId: string | null) => {
    const response = await fetch(`${shop.sandboxUrl}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: { authorization: provider(), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(200);
  };
  /** Creates a payment that the provider captured without a notification. */
  const paidUnseen = async () => {
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
    await payAtProvider(shop, payment.id);
    await shop.sandbox('DELETE', '/sandbox/faults');
    return payment;
  };
  return {
    get shop() {
      return shop;
    },
    get shopper() {
      return shopper;
    },
    bought,
    found,
    ordersOf,
    paidUnseen,
    paymentOf,
    provider,
    refundAtProvider,
  };
}

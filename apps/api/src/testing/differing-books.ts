import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { compareBooksNow } from '../modules/reconciliation/compare-books.service';
import { aProduct, type SignedIn } from './builders';
import { addToCart, buy, payAtProvider, startPayment } from './shopping';
import type { TestShop } from './test-shop';

/** What tests of the books do to make them differ; asked for who does it when it is done. */
export function differingBooks(people: () => { shop: TestShop; shopper: SignedIn }) {
  const found = async () =>
    (await compareBooksNow(people().shop.deps)).differences.map(({ kind, state, isNew }) => [
      kind,
      state,
      isNew,
    ]);
  const ordersOf = () => people().shop.db.select().from(orders).where(eq(orders.userId, people().shopper.id));
  const paymentOf = async (orderId: string) => {
    const [row] = await people()
      .shop.db.select({ payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .where(eq(orders.id, orderId));
    if (!row) throw new Error('The order has no payment.');
    return row.payment;
  };
  const bought = async () => buy(people().shop, people().shopper, (await aProduct(people().shop.db)).id);
  const provider = () =>
    `Basic ${Buffer.from(`${people().shop.keys.keyId}:${people().shop.keys.keySecret}`).toString('base64')}`;
  const refundAtProvider = async (paymentId: string | null) => {
    const answer = await fetch(`${people().shop.sandboxUrl}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: { authorization: provider(), 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(200);
  };
  /** A payment that the provider captured while nobody of ours looked. */
  const paidUnseen = async () => {
    await addToCart(people().shop, people().shopper, (await aProduct(people().shop.db)).id);
    const payment = await startPayment(people().shop, people().shopper);
    await people().shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
    await payAtProvider(people().shop, payment.id);
    await people().shop.sandbox('DELETE', '/sandbox/faults');
    return payment;
  };
  return { bought, found, ordersOf, paidUnseen, paymentOf, provider, refundAtProvider };
}

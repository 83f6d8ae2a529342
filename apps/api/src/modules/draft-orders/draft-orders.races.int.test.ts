import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { only } from '@aabha/db/tx';
import { ProviderError } from '../../ports/payments/payments';
import { aProduct, aCoupon, signedInAs } from '../../testing/builders';
import { phoneOrders } from '../../testing/phone-orders';
import { buy, payAtProvider } from '../../testing/shopping-steps';

const at = phoneOrders();
const { draft, sent, staff, visitor } = at;
beforeAll(() => at.open());
afterAll(() => at.close());
const refused = (reason: string) => ({ data: { reason } });

/** Counts what became of the payments of a draft order. */
async function outcomeOf(draftOrderId: string) {
  const own = at.shop.db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.draftOrderId, draftOrderId));
  const [made, returned] = await Promise.all([
    at.shop.db.select({ n: count() }).from(orders).where(inArray(orders.paymentId, own)),
    at.shop.db.select({ n: count() }).from(refunds).where(inArray(refunds.capturedPaymentId, own)),
  ]);
  return { orders: only(made).n, refunds: only(returned).n };
}

it('two tabs that press pay at once pay the same payment, which is one order', async () => {
  const one = await draft();
  const { token } = await sent(one);
  const [first, second] = await Promise.all([at.start(token), at.start(token)]);
  expect(first.id).toBe(second.id);
  const paid = await Promise.all(
    [at.pay(token, first.id), at.pay(token, second.id)].map((each) => each.catch(() => undefined)),
  );
  expect(new Set(paid.flatMap((each) => each?.order.number ?? [])).size).toBe(1);
  expect(await outcomeOf(one._id)).toEqual({ orders: 1, refunds: 0 });
});

it('a link that is paid twice, under two versions of the texts, is one order and one refund', async () => {
  const one = await draft();
  const { token } = await sent(one);
  const first = await at.start(token);
  /* As a payment that was started under other texts: it is not resumed. */
  await at.shop.db
    .update(payments)
    .set({ fingerprint: 'other texts' })
    .where(eq(payments.providerOrderId, first.id));
  const second = await at.start(token);
  expect(second.id).not.toBe(first.id);
  const results = await Promise.allSettled([at.pay(token, first.id), at.pay(token, second.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await outcomeOf(one._id)).toEqual({ orders: 1, refunds: 1 });
});

it.each(['cancel', 'edit'] as const)(
  'money that comes after staff %s the draft is one refund, and its units are free',
  async (act) => {
    const product = await aProduct(at.shop.db, { stock: 1 });
    const one = await draft({ product: product.id });
    const { token } = await sent(one);
    const { id } = await at.start(token);
    if (act === 'cancel') await staff().draftOrders.cancel.mutate({ id: one._id });
    else {
      const { state: _state, ...shipping } = one.shipping;
      const items = [{ product: product.id, quantity: 1, warranty_months: 0 }];
      await staff().draftOrders.update.mutate({ id: one._id, items, shipping });
    }
    expect((await buy(at.shop, await signedInAs(at.shop), product.id))._id).toBeTruthy();
    await expect(at.pay(token, id)).rejects.toMatchObject(refused('PAYMENT_REFUNDED'));
    await vi.waitFor(async () => expect(await outcomeOf(one._id)).toEqual({ orders: 0, refunds: 1 }), {
      timeout: 30_000,
      interval: 250,
    });
  },
);

it('staff cancel while the money comes: one order or one refund, never both, never neither', async () => {
  const one = await draft();
  const { token } = await sent(one);
  const { id } = await at.start(token);
  const [paid] = await Promise.allSettled([
    at.pay(token, id),
    staff().draftOrders.cancel.mutate({ id: one._id }),
  ]);
  const isOrdered = paid.status === 'fulfilled';
  expect(await outcomeOf(one._id)).toEqual({ orders: isOrdered ? 1 : 0, refunds: isOrdered ? 0 : 1 });
  const { draftOrder } = await staff().draftOrders.get.query({ id: one._id });
  expect(draftOrder.state).toBe(isOrdered ? 'paid' : 'cancelled');
});

it('nothing is reserved before pay is pressed: the last unit goes to who pays first', async () => {
  const product = await aProduct(at.shop.db, { stock: 1 });
  const links = [
    await sent(await draft({ product: product.id })),
    await sent(await draft({ product: product.id })),
  ];
  const other = await sent(await draft({ product: product.id, user: (await signedInAs(at.shop)).id }));
  const { id } = await at.start(other.token);
  for (const { token } of links)
    await expect(at.start(token)).rejects.toMatchObject(refused('PAY_LINK_SOLD_OUT'));
  await at.pay(other.token, id);
});

it('an offer that expires while it is being paid becomes the order', async () => {
  const one = await draft();
  const { token } = await sent(one);
  const { id } = await at.start(token);
  await at.expire(one._id);
  await at.pay(token, id);
  expect(await outcomeOf(one._id)).toEqual({ orders: 1, refunds: 0 });
});

it('a coupon with one use is that of one of two links', async () => {
  const coupon = await aCoupon(at.shop.db, { maxUses: 1 });
  const of = async () => sent(await draft({ coupon: coupon.code, user: (await signedInAs(at.shop)).id }));
  const links = [await of(), await of()];
  const results = await Promise.allSettled(links.map(({ token }) => at.start(token)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('a provider that does not respond frees the units, and is told plainly; a stranger’s payment is not found', async () => {
  const product = await aProduct(at.shop.db, { stock: 1 });
  const { token, draftOrder } = await sent(await draft({ product: product.id }));
  const create = vi
    .spyOn(at.shop.deps.ports.payments, 'createOrder')
    .mockRejectedValueOnce(new ProviderError('away', 503));
  await expect(at.start(token)).rejects.toMatchObject(refused('PROVIDER_UNAVAILABLE'));
  create.mockRestore();
  const { id } = await at.start(token);
  const other = await sent(await draft());
  const paid = await payAtProvider(at.shop, id);
  await expect(
    visitor().payLink.verify.mutate({
      ...{ token: other.token, orderId: id, paymentId: paid.razorpay_payment_id },
      signature: paid.razorpay_signature,
    }),
  ).rejects.toMatchObject(refused('PAYMENT_NOT_FOUND'));
  await vi.waitFor(async () => expect(await outcomeOf(draftOrder._id)).toEqual({ orders: 1, refunds: 0 }), {
    timeout: 30_000,
    interval: 250,
  });
});

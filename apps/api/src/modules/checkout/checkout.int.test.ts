import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { stockReservations } from '@aabha/db/schema/stock';
import { products } from '@aabha/db/schema/products';
import { aCoupon, aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
});
afterAll(() => shop.stop());

const stockOf = async (id: string) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

describe('paying', () => {
  it('turns a cart into one order with its invoice, takes the stock, empties the cart and mails the shopper', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id, 2, 12);
    await shop.trpc(shopper.token).coupons.validate.mutate({ code: 'welcome10' });
    const payment = await startPayment(shop, shopper);
    /* (30,000 × 2 + 1,999) less 10 % plus 99, rounded to the rupee. */
    expect(payment.amount).toBe(55_898_00);
    const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
    expect(order.totalPrice).toBe(55_898);
    expect(order.invoiceNumber).toMatch(/^TV\/\d{4}\/\d{6}$/);
    expect(await stockOf(product.id)).toBe(3);
    const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
    expect(cartList[0]).toMatchObject({ items: [], coupon: null });
    const { orderList } = await shop.trpc(shopper.token).orders.list.query({});
    expect(orderList[0]).toMatchObject({
      _id: order._id,
      status: 'Pending',
      totalPrice: 55_898,
      discount: 6199.9,
      couponCode: 'WELCOME10',
      products: [
        { quantity: 2, price: 30_000, extended_warranty: 12, warranty_price: 1999, total_warranty: 24 },
      ],
      shippingAddress: { zip: '560034', state: 'Karnataka', country: 'India' },
    });
    const mail = await shop.mail(SHIP_TO.email, /is placed/);
    expect(mail.text).toContain('₹55,898');
  });

  it('stores an invoice whose parts add up to the amount paid', async () => {
    const shopper = await signedInAs(shop);
    const { _id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, _id));
    const sum = (invoice?.snapshot.lines ?? []).reduce(
      (total, line) => total + line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise,
      0,
    );
    expect(sum + (invoice?.snapshot.roundOffPaise ?? 0)).toBe(invoice?.amountPaise);
    expect(invoice?.snapshot).toMatchObject({ placeOfSupply: 'Karnataka', sameState: true });
  });

  it('returns the same payment for the same unchanged cart, and a new one after a change', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id);
    const [first, second] = await Promise.all([startPayment(shop, shopper), startPayment(shop, shopper)]);
    expect(second.id).toBe(first.id);
    await addToCart(shop, shopper, product.id);
    expect((await startPayment(shop, shopper)).id).not.toBe(first.id);
  });
});

describe('forty buyers of five televisions', () => {
  it('get five orders and thirty-five clear refusals, and the stock ends at zero', async () => {
    const product = await aProduct(shop.db, { stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 40 }, () => signedInAs(shop)));
    await Promise.all(buyers.map((buyer) => addToCart(shop, buyer, product.id)));
    const outcomes = await Promise.all(
      buyers.map(async (buyer) => {
        const start = await shop.rest<{ payment: { id: string } }>(
          'POST',
          '/payment/new',
          { amount: 30_099, ...SHIP_TO },
          buyer.token,
        );
        if (start.status !== 200) return { status: start.status, message: start.body.message };
        await verify(shop, buyer, await payAtProvider(shop, start.body.data.payment.id));
        return { status: 200 };
      }),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = outcomes.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(35);
    for (const { message } of refused)
      expect(message).toBe(`Only 0 units of ${product.name} are available in stock.`);
    expect(await stockOf(product.id)).toBe(0);
  });
});

describe('verifying', () => {
  it('returns one order with the same response, ten times concurrently', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id);
    const payment = await startPayment(shop, shopper);
    const paid = await payAtProvider(shop, payment.id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => verify(shop, shopper, paid)));
    expect(new Set(responses.map(({ order }) => order._id)).size).toBe(1);
    const rows = await shop.db.select().from(orders).where(eq(orders.userId, shopper.id));
    expect(rows).toHaveLength(1);
    expect(await stockOf(product.id)).toBe(4);
  });

  it('responds that a late payment is being confirmed, and the order follows', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    const paid = await payAtProvider(shop, payment.id, 'late');
    await expect(verify(shop, shopper, paid)).rejects.toThrow(
      'Your payment is being confirmed. We will e-mail you when it is done.',
    );
    await vi.waitFor(
      async () => expect((await shop.trpc(shopper.token).orders.list.query({})).orderCount).toBe(1),
      { timeout: 15_000 },
    );
  });
});

describe('a browser that closes after payment', () => {
  it('still gets its order by webhook', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    await payAtProvider(shop, (await startPayment(shop, shopper)).id);
    await vi.waitFor(
      async () => expect((await shop.trpc(shopper.token).orders.list.query({})).orderCount).toBe(1),
      { timeout: 15_000 },
    );
  });

  it('still gets its order by the job when no webhook ever comes', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
    await payAtProvider(shop, payment.id);
    await shop.sandbox('DELETE', '/sandbox/faults');
    await vi.waitFor(
      async () => expect((await shop.trpc(shopper.token).orders.list.query({})).orderCount).toBe(1),
      { timeout: 25_000 },
    );
  });
});

describe('a payment that arrives after its stock is gone', () => {
  it('is refunded in full, once, and the shopper is notified by mail', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db, { stock: 1 });
    await addToCart(shop, shopper, product.id);
    const payment = await startPayment(shop, shopper);
    await shop.db
      .update(stockReservations)
      .set({ expiresAt: '2020-01-01T00:00:00Z' })
      .where(eq(stockReservations.productId, product.id));
    await buy(shop, await signedInAs(shop), product.id);
    const paid = await payAtProvider(shop, payment.id);
    await expect(verify(shop, shopper, paid)).rejects.toThrow('has been refunded in full');
    await vi.waitFor(
      async () => {
        const state = await shop.sandbox<{
          refunds: { payment_id: string; amount: number }[];
        }>('GET', '/sandbox/state');
        expect(
          state.refunds.filter((refund) => refund.payment_id === paid.razorpay_payment_id),
        ).toMatchObject([{ amount: payment.amount }]);
      },
      { timeout: 15_000 },
    );
    expect((await shop.mail(SHIP_TO.email, /^Your refund/)).text).toContain('₹30,099');
    expect(await stockOf(product.id)).toBe(0);
    expect((await shop.trpc(shopper.token).orders.list.query({})).orderCount).toBe(0);
  });
});

describe('the provider', () => {
  it('may be unavailable: the shopper gets an error, nothing is reserved, and the next attempt works', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db, { stock: 1 });
    await addToCart(shop, shopper, product.id);
    await shop.sandbox('POST', '/sandbox/faults', { failNext: 1000 });
    const body = { amount: 30_099, ...SHIP_TO };
    const first = await shop.rest('POST', '/payment/new', body, shopper.token);
    expect(first.status).toBe(503);
    expect(first.body.message).toContain('You have not been charged.');
    const reservations = await shop.db
      .select()
      .from(stockReservations)
      .where(and(eq(stockReservations.productId, product.id), isNull(stockReservations.settledAt)));
    expect(reservations).toEqual([]);
    await shop.sandbox('DELETE', '/sandbox/faults');
    expect((await shop.rest('POST', '/payment/new', body, shopper.token)).status).toBe(200);
  });

  it('has one captured payment for every order and one refund for every other, and invoices have no gap', async () => {
    const state = await shop.sandbox<{
      payments: { id: string; status: string }[];
    }>('GET', '/sandbox/state');
    const ordered = await shop.db
      .select({ id: payments.providerPaymentId, refund: refunds.id, order: orders.id })
      .from(payments)
      .leftJoin(orders, eq(orders.paymentId, payments.id))
      .leftJoin(refunds, eq(refunds.paymentId, payments.id));
    for (const { id } of state.payments.filter(({ status }) => ['captured', 'refunded'].includes(status))) {
      const ours = ordered.filter((row) => row.id === id);
      expect(ours).toHaveLength(1);
      expect(Boolean(ours[0]?.order) !== Boolean(ours[0]?.refund)).toBe(true);
    }
    const serials = (await shop.db.select({ n: invoices.serial }).from(invoices))
      .map(({ n }) => n ?? 0)
      .sort((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paise, rupeesFromPaise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { bankOffers } from '@aabha/db/schema/bank-offers';
import { coupons } from '@aabha/db/schema/coupons';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runSettlementReads } from '../settlements/run-settlement-reads.service';

const OFFER = 'offer_Axis10p1500';
/** Takes more off at the provider than it says in the shop. */
const DEARER = 'offer_Dear10p3000';
const CASHBACK = 'offer_Cash10p1000';
const DAY_MS = 86_400_000;
const PRICE = paise(49_990_00);
const AMOUNT = paise(PRICE + 99_00);
const DISCOUNT = paise(1_500_00);
const PAID = paise(AMOUNT - DISCOUNT);
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

let shop: TestShop;
let shopper: SignedIn;
let boss: SignedIn;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shopper = await signedInAs(shop);
  product = (await aProduct(shop.db, { pricePaise: PRICE, discountPercent: 0, stock: 9 })).id;
  await shop.db.delete(bankOffers);
  await insert({ bank: 'Axis Bank', offerId: OFFER });
});

async function insert(over: Partial<typeof bankOffers.$inferInsert>) {
  await shop.db.insert(bankOffers).values({
    ...{ bank: 'A bank', method: 'credit', benefit: 'instant', percentBasisPoints: 1000, maxPaise: DISCOUNT },
    ...{ minPaise: paise(20_000_00), validFrom: inDays(0), validTo: inDays(0), checkedOn: inDays(0) },
    ...{ termsUrl: 'https://bank.example', ...over },
  });
}
const orderAtProvider = async (id: string) => {
  const { orders: all } = await shop.sandbox<{ orders: { id: string; amount: number; offers: string[] }[] }>(
    'GET',
    '/sandbox/state',
  );
  return all.find((order) => order.id === id);
};
async function started(...others: string[]) {
  for (const id of [product, ...others]) await addToCart(shop, shopper, id);
  return startPayment(shop, shopper);
}
const paidWith = async (offer: string) =>
  payAtProvider(shop, (await started()).id, 'captured', 'card', offer);
const paymentOf = async (paid: { razorpay_order_id: string }) => {
  const { providerOrderId } = payments;
  return (await shop.db.select().from(payments).where(eq(providerOrderId, paid.razorpay_order_id)))[0]!;
};
const anotherProduct = async () =>
  (await aProduct(shop.db, { pricePaise: PRICE, discountPercent: 0, stock: 9 })).id;

describe('the order at the provider', () => {
  it('names the offers that apply today, and asks for the whole amount', async () => {
    await insert({ offerId: CASHBACK, benefit: 'cashback' });
    await insert({ offerId: 'offer_Rich1p1', minPaise: paise(AMOUNT + 1) });
    await insert({ offerId: 'offer_Late1p1', validFrom: inDays(1), validTo: inDays(9) });
    await insert({ offerId: 'offer_Past1p1', validFrom: inDays(-9), validTo: inDays(-1) });
    await insert({ offerId: 'offer_Ended1p1', endedAt: new Date().toISOString() });
    await insert({ offerId: null, benefit: 'cashback' });
    expect(await orderAtProvider((await started()).id)).toMatchObject({
      amount: AMOUNT,
      offers: [OFFER, CASHBACK],
    });
  });

  it('names an offer for some televisions where no others are bought', async () => {
    const [other, third] = [await anotherProduct(), await anotherProduct()];
    await shop.db.update(bankOffers).set({ productIds: [product, other] });
    expect((await orderAtProvider((await started(other)).id))?.offers).toEqual([OFFER]);
    shopper = await signedInAs(shop);
    expect((await orderAtProvider((await started(third)).id))?.offers).toEqual([]);
  });

  it('names none with a coupon for some of the lines', async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
    await shop.db
      .insert(coupons)
      .values({ code: 'SOMEOF', discountPercent: 5, expiresAt, productIds: [product] });
    await addToCart(shop, shopper, await anotherProduct());
    await addToCart(shop, shopper, product);
    await shop.trpc(shopper.token).coupons.validate.mutate({ code: 'SOMEOF' });
    expect((await orderAtProvider((await startPayment(shop, shopper)).id))?.offers).toEqual([]);
  });
});

describe('a payment with an instant discount', () => {
  it('becomes an order for what was paid, once, also by concurrent calls', async () => {
    const paid = await paidWith(OFFER);
    const results = await Promise.all(Array.from({ length: 6 }, () => verify(shop, shopper, paid)));
    expect(new Set(results.map(({ order }) => order._id)).size).toBe(1);
    const { orderList } = await shop.trpc(shopper.token).orders.list.query({});
    expect(orderList[0]).toMatchObject({
      ...{ totalPrice: rupeesFromPaise(PAID), subtotal: 49_990, couponCode: null },
      ...{ discount: 1500, offerDiscount: 1500 },
    });
    const [invoice] = await shop.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderList[0]?._id ?? ''));
    expect(invoice?.snapshot).toMatchObject({ offerPaise: DISCOUNT });
    expect(await paymentOf(paid)).toMatchObject({ offerId: OFFER, offerDiscountPaise: DISCOUNT });
  });

  it('is taken although its offer was ended while the shopper paid', async () => {
    const { id } = await started();
    await shop.db.update(bankOffers).set({ endedAt: new Date().toISOString() });
    const { order } = await verify(shop, shopper, await payAtProvider(shop, id, 'captured', 'card', OFFER));
    expect(order.totalPrice).toBe(rupeesFromPaise(PAID));
  });

  it.each([
    ['more was taken off than the offer gives', { offerId: DEARER }, DEARER],
    ['its offer gives cashback', { offerId: CASHBACK, benefit: 'cashback' as const }, CASHBACK],
  ])('is refused where %s', async (_why, over, offer) => {
    await insert(over);
    const paid = await paidWith(offer);
    await expect(verify(shop, shopper, paid)).rejects.toMatchObject({ data: { reason: 'PAYMENT_MISMATCH' } });
    expect(await paymentOf(paid)).toMatchObject({ status: 'open', amountPaise: AMOUNT });
  });

  it('of a cancelled order is refunded as much as was paid, and both match the settlement', async () => {
    const { order } = await verify(shop, shopper, await paidWith(OFFER));
    await shop.trpc(boss.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
    const [{ paymentId } = { paymentId: '' }] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, order._id));
    const row = async () => (await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
    await vi.waitFor(
      async () => expect(await row()).toMatchObject({ status: 'processed', amountPaise: PAID }),
      { timeout: 20_000 },
    );
    await shop.stopWorkers();
    await shop.sandbox('POST', '/sandbox/settlements', {});
    const { settlements } = shop.trpc(boss.token);
    await settlements.startRead.mutate({});
    await runSettlementReads(shop.deps);
    const { settlementList } = await settlements.list.query({});
    const { lineList } = await settlements.lines.query({ id: settlementList[0]?._id ?? '' });
    const ofOrder = lineList.filter((line) => line.order_id === order._id);
    expect(ofOrder.map(({ kind, state, amount }) => [kind, state, amount]).toSorted()).toEqual([
      ['payment', 'matched', rupeesFromPaise(PAID)],
      ['refund', 'matched', rupeesFromPaise(PAID)],
    ]);
    expect(ofOrder.find(({ kind }) => kind === 'payment')?.offer_discount).toBe(1500);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emiCost } from '@aabha/contracts/emi/emi-cost.rules';
import { paise, rupeesFromPaise, ZERO } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { coupons } from '@aabha/db/schema/coupons';
import { emiPlans } from '@aabha/db/schema/emi';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { stockReservations } from '@aabha/db/schema/stock';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runSettlementReads } from '../settlements/run-settlement-reads.service';

const OFFER = 'offer_Test6m1500';
/** Takes more off than its plan in the shop. */
const DEARER = 'offer_Dear6m3000';
const DAY_MS = 86_400_000;
const PRICE = paise(49_990_00);
const SHIPPING = paise(99_00);

let shop: TestShop;
let shopper: SignedIn;
let boss: SignedIn;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  const plan = {
    ...{ bank: 'HDFC Bank', kind: 'card' as const, isNoCost: true, rateBasisPoints: 1500 },
    ...{ minPaise: paise(15_000_00), processingFeePaise: ZERO, offerId: OFFER },
    ...{ validFrom: indiaDay(new Date()), checkedOn: indiaDay(new Date()) },
  };
  await shop.db.insert(emiPlans).values([
    { ...plan, months: 6 },
    { ...plan, bank: 'Dear Bank', months: 6, offerId: DEARER },
    { ...plan, bank: 'Rich Bank', months: 6, offerId: 'offer_Rich6m1500', minPaise: paise(1_00_000_00) },
    {
      ...plan,
      bank: 'Late Bank',
      months: 6,
      offerId: 'offer_Late6m1500',
      validFrom: indiaDay(new Date(Date.now() + DAY_MS)),
    },
  ]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shopper = await signedInAs(shop);
  product = (await aProduct(shop.db, { pricePaise: PRICE, discountPercent: 0, stock: 9 })).id;
});

const AMOUNT = paise(PRICE + SHIPPING);
const terms = { months: 6, rateBasisPoints: 1500, processingFeePaise: ZERO, isNoCost: true };
const DISCOUNT = emiCost(AMOUNT, terms).discountPaise;
const PAID = paise(AMOUNT - DISCOUNT);
const orderAtProvider = async (id: string) => {
  const { orders: all } = await shop.sandbox<{ orders: { id: string; offers: string[] }[] }>(
    'GET',
    '/sandbox/state',
  );
  return all.find((order) => order.id === id);
};
async function started() {
  await addToCart(shop, shopper, product);
  return startPayment(shop, shopper);
}
const paidWith = async (offer: string) => payAtProvider(shop, (await started()).id, 'captured', 'emi', offer);
const paymentOf = async (paid: { razorpay_order_id: string }) => {
  const [row] = await shop.db
    .select()
    .from(payments)
    .where(eq(payments.providerOrderId, paid.razorpay_order_id));
  return row!;
};

describe('the order at the provider', () => {
  it('names the offers of the plans for its amount today', async () => {
    expect((await orderAtProvider((await started()).id))?.offers).toEqual([DEARER, OFFER]);
  });

  it('names none with a coupon for some of the lines', async () => {
    await shop.db.insert(coupons).values({
      ...{
        code: 'SOME5',
        discountPercent: 5,
        expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
        productIds: [product],
      },
    });
    const other = await aProduct(shop.db, { pricePaise: PRICE, discountPercent: 0 });
    await addToCart(shop, shopper, other.id);
    await addToCart(shop, shopper, product);
    await shop.trpc(shopper.token).coupons.validate.mutate({ code: 'SOME5' });
    expect((await orderAtProvider((await startPayment(shop, shopper)).id))?.offers).toEqual([]);
  });
});

describe('a payment with an offer', () => {
  it('becomes an order for what was paid, whose invoice and breakdown name the offer', async () => {
    const { order } = await verify(shop, shopper, await paidWith(OFFER));
    expect(order.totalPrice).toBe(rupeesFromPaise(PAID));
    const { orderList } = await shop.trpc(shopper.token).orders.list.query({});
    expect(orderList[0]).toMatchObject({
      ...{ totalPrice: rupeesFromPaise(PAID), subtotal: 49_990, couponCode: null },
      ...{ discount: rupeesFromPaise(DISCOUNT), offerDiscount: rupeesFromPaise(DISCOUNT) },
    });
    const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id));
    expect(invoice?.snapshot).toMatchObject({
      offerPaise: DISCOUNT,
      lines: [{ discountPaise: DISCOUNT }, { description: 'Delivery', discountPaise: 0 }],
    });
  });

  it('is completed once by concurrent calls, and by later ones', async () => {
    const paid = await paidWith(OFFER);
    const results = await Promise.all(Array.from({ length: 6 }, () => verify(shop, shopper, paid)));
    expect(new Set(results.map(({ order }) => order._id)).size).toBe(1);
    expect((await verify(shop, shopper, paid)).order.totalPrice).toBe(rupeesFromPaise(PAID));
    expect(await paymentOf(paid)).toMatchObject({
      offerId: OFFER,
      offerDiscountPaise: DISCOUNT,
      amountPaise: PAID,
    });
  });

  it('is refused where more was taken off than the interest of the plan', async () => {
    const paid = await paidWith(DEARER);
    await expect(verify(shop, shopper, paid)).rejects.toMatchObject({ data: { reason: 'PAYMENT_MISMATCH' } });
    expect(await paymentOf(paid)).toMatchObject({
      status: 'open',
      amountPaise: AMOUNT,
      offerDiscountPaise: 0,
    });
  });

  it('is refunded in full, as much as was paid, where the goods are gone', async () => {
    const paid = await paidWith(OFFER);
    const { id } = await paymentOf(paid);
    await shop.db.delete(stockReservations).where(eq(stockReservations.paymentId, id));
    await shop.db.execute(`update stock_slots set on_hand = 0, held = 0 where product_id = '${product}'`);
    await expect(verify(shop, shopper, paid)).rejects.toMatchObject({ data: { reason: 'PAYMENT_REFUNDED' } });
    const row = async () => (await shop.db.select().from(refunds).where(eq(refunds.paymentId, id)))[0];
    await vi.waitFor(
      async () => expect(await row()).toMatchObject({ status: 'processed', amountPaise: PAID }),
      {
        timeout: 20_000,
      },
    );
  });

  it('of a cancelled order is refunded in full, and both match the settlement', async () => {
    const { order } = await verify(shop, shopper, await paidWith(OFFER));
    await shop.trpc(boss.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
    const [{ paymentId } = { paymentId: '' }] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, order._id));
    const row = async () => (await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
    await vi.waitFor(
      async () => expect(await row()).toMatchObject({ status: 'processed', amountPaise: PAID }),
      {
        timeout: 20_000,
      },
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
    expect(ofOrder.find(({ kind }) => kind === 'payment')?.offer_discount).toBe(rupeesFromPaise(DISCOUNT));
  });
});

import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { orderLines } from '@aabha/db/schema/orders';
import { paymentLines, payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs } from '../../testing/builders';
import { reasonOf, startCouponShop } from '../../testing/coupon-shop';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';

const DAY_MS = 86_400_000;
let at: Awaited<ReturnType<typeof startCouponShop>>;
beforeAll(async () => {
  at = await startCouponShop();
});
afterAll(() => at.shop.stop());

describe('the last use of a coupon', () => {
  it('goes to exactly as many of 20 shoppers as there are uses, over HTTP, and the others are asked', async () => {
    const { id, code } = await at.limited({ maxUses: 3 });
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => at.aShopperWith(code)));
    const { totals } = await at.cartOf(shoppers[0] ?? expect.fail('Nobody shops.'));
    const responses = await Promise.all(shoppers.map((shopper) => at.pay(shopper, totals.payable)));
    const started = responses.filter(({ status }) => status === 200);
    expect(started).toHaveLength(3);
    for (const { status, body } of responses)
      if (status !== 200) expect([status, body.data.reason]).toEqual([409, 'CART_CHANGED']);
    expect(await at.usesOf(id)).toEqual({ counted: 3, taken: 3, kept: 0 });

    const without =
      shoppers[responses.findIndex(({ status }) => status !== 200)] ?? expect.fail('Nobody lost.');
    const cart = await at.cartOf(without);
    expect(cart.coupon?.refusal).toEqual({
      code: 'COUPON_USED_UP',
      message: 'This coupon has been used up.',
    });
    expect(cart.totals.discount).toBe(0);
    expect((await at.pay(without, cart.totals.payable)).status).toBe(200);

    for (const [index, { body }] of responses.entries()) {
      const shopper = shoppers[index];
      if (body.data.payment && shopper) await at.complete(shopper, body.data.payment.id);
    }
    expect(await at.usesOf(id)).toEqual({ counted: 3, taken: 3, kept: 3 });
    expect(await reasonOf(at.aShopperWith(code))).toBe('COUPON_USED_UP');
  });

  it('is returned when a payment expires, and not taken twice by one that is renewed', async () => {
    const { id, code } = await at.limited({ maxUses: 1 });
    const [first, second] = [await at.aShopperWith(code), await at.aShopperWith(code)];
    const { id: started } = await startPayment(at.shop, first);
    expect((await startPayment(at.shop, first)).id).toBe(started);
    await at.expire({ providerOrderId: started });
    expect((await startPayment(at.shop, first)).id).toBe(started);
    expect(await at.usesOf(id)).toEqual({ counted: 1, taken: 1, kept: 0 });
    expect((await at.cartOf(second)).coupon?.refusal?.code).toBe('COUPON_USED_UP');

    await at.expire({ providerOrderId: started });
    expect((await at.cartOf(second)).coupon?.refusal).toBeUndefined();
    const other = await startPayment(at.shop, second);
    await at.complete(second, other.id);
    expect(await at.usesOf(id)).toEqual({ counted: 1, taken: 1, kept: 1 });
  });

  it('that a late payment lost to somebody else is not given twice: the payment is refunded', async () => {
    const { id, code } = await at.limited({ maxUses: 1 });
    const [late, quick] = [await at.aShopperWith(code), await at.aShopperWith(code)];
    const { id: lost } = await startPayment(at.shop, late);
    await at.expire({ providerOrderId: lost });
    const won = await startPayment(at.shop, quick);
    const paid = await payAtProvider(at.shop, lost);
    expect(await reasonOf(verify(at.shop, late, paid))).toBe('PAYMENT_REFUNDED');
    const [refund] = await at.shop.db
      .select({ reason: refunds.reason })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.providerOrderId, lost));
    expect(refund?.reason).toBe('The coupon was used up when your payment arrived.');
    await at.complete(quick, won.id);
    expect(await at.usesOf(id)).toEqual({ counted: 1, taken: 1, kept: 1 });
  });

  it('is kept by a late payment where nobody else took it, also after it was returned', async () => {
    const { id, code } = await at.limited({ maxUses: 2 });
    const [late, quick] = [await at.aShopperWith(code), await at.aShopperWith(code)];
    const { id: started } = await startPayment(at.shop, late);
    const third = await at.aShopperWith(code);
    await at.expire({ providerOrderId: started });
    const [a, b] = [await startPayment(at.shop, quick), await startPayment(at.shop, third)];
    await at.expire({ providerOrderId: b.id });
    expect(await at.complete(late, started)).toMatchObject({ order: { _id: expect.any(String) as string } });
    await at.complete(quick, a.id);
    expect(await at.usesOf(id)).toEqual({ counted: 2, taken: 2, kept: 2 });
  });

  it('is returned with a payment that the provider refuses to open', async () => {
    const { id, code } = await at.limited({ maxUses: 1 });
    const shopper = await at.aShopperWith(code);
    await at.shop.sandbox('POST', '/sandbox/faults', { failNext: 1000 });
    const { totals } = await at.cartOf(shopper);
    const refused = await at.pay(shopper, totals.payable);
    await at.shop.sandbox('DELETE', '/sandbox/faults');
    expect(refused.status).toBe(503);
    await at.expire({ couponId: id });
    expect((await at.cartOf(await at.aShopperWith(code))).coupon?.refusal).toBeUndefined();
  });
});

describe('a coupon with limits', () => {
  it('of one use a person is refused to who ordered with it, and not to who only started a payment', async () => {
    const { code } = await at.limited({ maxUsesPerPerson: 1 });
    const shopper = await at.aShopperWith(code);
    await startPayment(at.shop, shopper);
    await addToCart(at.shop, shopper, at.product);
    const { id } = await startPayment(at.shop, shopper);
    await at.complete(shopper, id);
    await addToCart(at.shop, shopper, at.product);
    expect(await reasonOf(at.use(shopper, code))).toBe('COUPON_USED_BY_YOU');
    await at.aShopperWith(code);
  });

  it('for first orders is refused after an order, and not after one that was cancelled', async () => {
    const { code } = await at.limited({ isForFirstOrder: true });
    const shopper = await at.aShopperWith(code);
    const { order } = await at.complete(shopper, (await startPayment(at.shop, shopper)).id);
    await addToCart(at.shop, shopper, at.product);
    expect(await reasonOf(at.use(shopper, code))).toBe('COUPON_FIRST_ORDER_ONLY');
    await at.shop.rest('POST', `/order/${order._id}/update`, { status: 'Cancelled' }, shopper.token);
    expect(await reasonOf(at.use(shopper, code))).toBe('accepted');
  });

  it('that has not started is refused until its day in India', async () => {
    const { code } = await at.limited({ startsAt: new Date(Date.now() + DAY_MS).toISOString() });
    expect(await reasonOf(at.aShopperWith(code))).toBe('COUPON_NOT_STARTED');
  });

  it('with a minimum stays on the cart and gives its discount as soon as the cart reaches it', async () => {
    const { code } = await at.limited({ minGoodsPaise: paise(50_000_00) });
    const shopper = await signedInAs(at.shop);
    await addToCart(at.shop, shopper, at.product);
    expect(await reasonOf(at.use(shopper, code))).toBe('COUPON_BELOW_MINIMUM');
    await addToCart(at.shop, shopper, at.product);
    await at.use(shopper, code);
    const cart = await at.cartOf(shopper);
    expect(cart.totals.discount).toBe(6_000);
    await at.shop.rest(
      'POST',
      `/cart/${cart._id}/update-quantity`,
      { cart: { productId: at.product, quantity: 1 } },
      shopper.token,
    );
    expect(await at.cartOf(shopper)).toMatchObject({
      totals: { discount: 0 },
      coupon: {
        expired: false,
        refusal: {
          code: 'COUPON_BELOW_MINIMUM',
          message: 'Add ₹20,000 more to use this coupon. It needs ₹50,000 of the televisions it is for.',
        },
      },
    });
  });

  it('for one category discounts its lines only, on the invoice and in refunds too', async () => {
    const dear = (await aProduct(at.shop.db, { category: 'OLED', stock: 5 })).id;
    const { code } = await at.limited({ categories: ['OLED'], discountPercent: 50 });
    const shopper = await at.aShopperWith((await at.limited({})).code);
    expect(await reasonOf(at.use(shopper, code))).toBe('COUPON_NOT_FOR_CART');
    await addToCart(at.shop, shopper, dear);
    await at.use(shopper, code);
    const cart = await at.cartOf(shopper);
    expect(cart.items.map(({ isDiscounted }) => isDiscounted)).toEqual([false, true]);
    expect(cart.totals).toMatchObject({ subtotal: 60_000, discount: 15_000 });
    const { order } = await at.complete(shopper, (await startPayment(at.shop, shopper)).id);
    expect(order.totalPrice).toBe(45_099);
    const preview = await at.shop.rest<{ refundable: { lines: { goods: number }[] } }>(
      'POST',
      `/order/${order._id}/refund/preview`,
      { lines: [] },
      at.boss.token,
    );
    expect(JSON.stringify(preview.body.data)).toContain('"goods":15000');
    const lines = await at.shop.db
      .select({ product: orderLines.productId, isDiscounted: paymentLines.isDiscounted })
      .from(orderLines)
      .innerJoin(paymentLines, eq(paymentLines.position, orderLines.position))
      .innerJoin(payments, eq(payments.id, paymentLines.paymentId))
      .where(
        and(
          eq(orderLines.orderId, order._id),
          eq(payments.userId, shopper.id),
          inArray(payments.status, ['completed']),
        ),
      );
    expect(lines.toSorted((a, b) => Number(a.isDiscounted) - Number(b.isDiscounted))).toEqual([
      { product: at.product, isDiscounted: false },
      { product: dear, isDiscounted: true },
    ]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise, ZERO } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import { endOfIndiaDay } from '@aabha/contracts/time/india-time';
import { coupons } from '@aabha/db/schema/coupons';
import {
  aCoupon,
  aProduct,
  SHIP_TO,
  signedInAs,
  someServiceAreas,
  type SignedIn,
} from '../../testing/builders';
import { aShopperWith, addToCart, cartOf, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
  await aCoupon(shop.db, { code: 'FESTIVE15', discountPercent: 15 });
  await aCoupon(shop.db, { code: 'OLDGLOW', expiresAt: endOfIndiaDay('2026-01-01').toISOString() });
});
afterAll(() => shop.stop());

const post = (by: SignedIn, path: string, body: object) => shop.rest('POST', path, body, by.token);

describe('a coupon', () => {
  const use = (by: SignedIn, code: string) => post(by, '/coupon/validate-coupon', { code });

  it('is applied regardless of case, the newest replaces the one before, and it can be removed', async () => {
    const { shopper } = await aShopperWith(shop, 1);
    expect((await use(shopper, 'welcome10')).body.data).toMatchObject({ coupon: { discountPercentage: 10 } });
    expect((await cartOf(shop, shopper)).totals).toMatchObject({ discount: 3_000, payable: 27_099 });
    await use(shopper, 'FESTIVE15');
    expect(await cartOf(shop, shopper)).toMatchObject({
      coupon: { code: 'FESTIVE15' },
      totals: { payable: 25_599 },
    });
    await post(shopper, '/coupon/remove', {});
    expect(await cartOf(shop, shopper)).toMatchObject({ coupon: null, totals: { payable: 30_099 } });
  });

  it('is refused when expired, unknown or empty, and the one before stays', async () => {
    const { shopper } = await aShopperWith(shop, 1);
    await use(shopper, 'WELCOME10');
    expect(await use(shopper, 'OLDGLOW')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^This coupon expired on .*2026/) },
    });
    expect((await use(shopper, 'NO-SUCH')).status).toBe(404);
    expect((await use(shopper, ' ')).body.data.fields).toEqual({ code: 'Please enter a coupon code' });
    expect((await cartOf(shop, shopper)).coupon?.code).toBe('WELCOME10');
  });

  it('that expires on the cart no longer counts, and the shopper confirms before paying more', async () => {
    const { shopper } = await aShopperWith(shop, 1);
    const { id, code } = await aCoupon(shop.db, { code: 'SHORTLIVED' });
    await use(shopper, code);
    const { payable } = (await cartOf(shop, shopper)).totals;
    await shop.db.update(coupons).set({ expiresAt: '2026-01-01T00:00:00Z' }).where(eq(coupons.id, id));
    expect(await cartOf(shop, shopper)).toMatchObject({ coupon: { expired: true }, totals: { discount: 0 } });
    expect(await post(shopper, '/payment/new', { amount: payable, ...SHIP_TO })).toMatchObject({
      status: 409,
      body: { message: 'Your cart has changed. Please review it and try again.' },
    });
  });
});

describe('the totals', () => {
  it('equal those of the function that the browser uses', async () => {
    const shopper = await signedInAs(shop);
    const lines = [
      { rupees: 9_999, quantity: 3, months: 12, warranty: paise(1_999_00) },
      { rupees: 12_347, quantity: 1, months: 0, warranty: ZERO },
      { rupees: 1, quantity: 2, months: 24, warranty: paise(3_499_00) },
    ];
    for (const { rupees, quantity, months } of lines) {
      const over = { pricePaise: paise(rupees * 100), discountPercent: 0 };
      await addToCart(shop, shopper, (await aProduct(shop.db, over)).id, quantity, months);
    }
    await post(shopper, '/coupon/validate-coupon', { code: 'FESTIVE15' });
    const expected = cartTotals(
      lines.map(({ rupees, quantity, warranty }) => ({
        unitPricePaise: paise(rupees * 100),
        quantity,
        warrantyPricePaise: warranty,
      })),
      15,
      paise(99_00),
    );
    const { totals } = await cartOf(shop, shopper);
    expect(Math.round(totals.subtotal * 100)).toBe(expected.subtotalPaise);
    expect(Math.round(totals.discount * 100)).toBe(expected.discountPaise);
    expect(Math.round(totals.total * 100)).toBe(expected.totalPaise);
    expect(totals).toMatchObject({ payable: expected.payablePaise / 100, shipping: 99 });
    expect((await startPayment(shop, shopper)).amount).toBe(expected.payablePaise);
  });
});

describe('a pending payment', () => {
  it('reserves its units against others but not against its own shopper, with every change of the cart', async () => {
    const { shopper, product } = await aShopperWith(shop, 2, { stock: 3 });
    const { shopper: other } = await aShopperWith(shop, 1);
    const { _id } = await cartOf(shop, shopper);
    for (const quantity of [2, 3, 1, 3]) {
      const cart = { productId: product.id, quantity };
      expect((await post(shopper, `/cart/${_id}/update-quantity`, { cart })).status).toBe(200);
      await startPayment(shop, shopper);
      expect((await cartOf(shop, shopper)).items[0]?.product.stock).toBe(3);
      const oneTooMany = { cart: { items: [{ product: product.id, quantity: 4 - quantity }] } };
      expect((await post(other, '/cart/new', oneTooMany)).status, `after holding ${quantity}`).toBe(409);
    }
    expect((await shop.trpc().products.get.query({ id: product.id })).product.stock).toBe(0);
  });
});

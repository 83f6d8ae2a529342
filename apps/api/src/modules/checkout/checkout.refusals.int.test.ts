import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '@aabha/db/schema/products';
import { aCoupon, aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, startPayment } from '../../testing/shopping';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
});
afterAll(() => shop.stop());

describe('paying', () => {
  it('refuses an amount that is not what the cart costs, and an address that is not served', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const pay = (over: object) =>
      shop.rest('POST', '/payment/new', { amount: 30_099, ...SHIP_TO, ...over }, shopper.token);
    expect((await pay({ amount: 1 })).body.message).toBe(
      'Your cart has changed. Please review it and try again.',
    );
    expect((await pay({ amount: 1 })).status).toBe(409);
    expect((await pay({ zip: '999999' })).status).toBe(409);
    expect((await pay({ zip: '560010' })).status).toBe(409);
    expect((await pay({ zip: '12' })).body.data.fields).toEqual({
      zip: 'ZIP code must be a 6-digit number.',
    });
    const nothing = await shop.rest(
      'POST',
      '/payment/new',
      { amount: 99, ...SHIP_TO },
      (await signedInAs(shop)).token,
    );
    expect(nothing.status).toBe(409);
    expect((await pay({})).status).toBe(200);
  });

  it('asks the shopper again when the price rose while the cart was open', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id);
    await shop.db
      .update(products)
      .set({ newPricePaise: product.pricePaise })
      .where(eq(products.id, product.id));
    const answer = await shop.rest('POST', '/payment/new', { amount: 30_099, ...SHIP_TO }, shopper.token);
    expect(answer.status).toBe(409);
  });
});

describe('verifying', () => {
  it('refuses a signature that is not the provider’s, and another person’s payment', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    const body = { orderId: payment.id, paymentId: 'pay_x', signature: 'ab'.repeat(32) };
    expect((await shop.rest('POST', '/payment/verify-payment', body, shopper.token)).status).toBe(400);
    const stranger = await signedInAs(shop);
    expect((await shop.rest('POST', '/payment/verify-payment', body, stranger.token)).status).toBe(404);
    const foreign = { ...body, userId: stranger.id };
    expect((await shop.rest('POST', '/payment/verify-payment', foreign, shopper.token)).status).toBe(403);
  });
});

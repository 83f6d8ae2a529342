import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { aCoupon, aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
});
afterAll(() => shop.stop());

describe('paying', () => {
  it("refuses an amount other than the cart's total, and an address that is not served", async () => {
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

  it('requires confirmation when the price rose while the cart was open', async () => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db);
    await addToCart(shop, shopper, product.id);
    await shop.db
      .update(products)
      .set({ newPricePaise: product.pricePaise })
      .where(eq(products.id, product.id));
    const response = await shop.rest('POST', '/payment/new', { amount: 30_099, ...SHIP_TO }, shopper.token);
    expect(response.status).toBe(409);
  });
});

describe('paying with an amount only, as specified', () => {
  const pay = (token: string) => shop.rest('POST', '/payment/new', { amount: 30_099 }, token);

  it('delivers to the address of the profile, where that has a PIN code', async () => {
    const shopper = await signedInAs(shop, 'User', { address: '7 Temple Street, Koramangala - 560 034' });
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    expect((await pay(shopper.token)).status).toBe(200);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.userId, shopper.id));
    expect(payment).toMatchObject({ city: 'Bengaluru', state: 'Karnataka', zip: '560034' });
  });

  it('names each missing field, where the profile has no PIN code', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const response = await pay(shopper.token);
    expect(response.status).toBe(400);
    expect(response.body.data.fields).toEqual({
      city: 'City is required.',
      zip: 'ZIP code must be a 6-digit number.',
    });
  });

  it('does not combine the city of an earlier payment with the PIN code of the profile', async () => {
    const shopper = await signedInAs(shop, 'User', { address: '7 Temple Street 560001' });
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const elsewhere = { amount: 30_099, ...SHIP_TO, city: 'Mysuru', zip: '560034' };
    expect((await shop.rest('POST', '/payment/new', elsewhere, shopper.token)).status).toBe(200);
    expect((await pay(shopper.token)).status).toBe(200);
    const rows = await shop.db.select().from(payments).where(eq(payments.userId, shopper.id));
    expect(rows.find(({ zip }) => zip === '560001')?.city).toBe('Bengaluru');
  });
});

describe('verifying', () => {
  it('refuses an invalid signature, and another person’s payment', async () => {
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

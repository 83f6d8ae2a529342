import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { payments } from '@aabha/db/schema/payments';
import {
  aCoupon,
  aProduct,
  SHIP_TO,
  signedInAs,
  someServiceAreas,
  type SignedIn,
} from '../../testing/builders';
import { addToCart, cartOf, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let other: SignedIn;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [boss, other] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop, 'SuperAdmin')];
  product = (await aProduct(shop.db, { stock: 100 })).id;
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const staffOf = (by: SignedIn) => shop.trpc(by.token).coupons;
const found = async (code: string) => {
  const { couponList } = await staffOf(boss).list.query({ filters: { code } });
  const coupon = couponList.find((listed) => listed.code === code);
  if (!coupon) throw new Error(`${code} is not in the list.`);
  return coupon;
};
const post = (id: string, act: 'update' | 'end', body: object) =>
  shop.rest<{ coupon: object; current?: object }>('POST', `/coupon/${id}/${act}`, body, boss.token);
const entries = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(asc(auditLog.createdAt));

/** Returns a shopper with one television and this coupon in the cart. */
async function aShopperWith(code: string) {
  const shopper = await signedInAs(shop);
  await addToCart(shop, shopper, product);
  await shop.trpc(shopper.token).coupons.validate.mutate({ code });
  return shopper;
}
const pay = (shopper: SignedIn, amount: number) =>
  shop.rest('POST', '/payment/new', { amount, ...SHIP_TO }, shopper.token);

describe('an edit of a coupon', () => {
  it('changes its discount and date, reprices carts, and is audited', async () => {
    const { id } = await aCoupon(shop.db, { code: 'EDITED' });
    const shopper = await aShopperWith('EDITED');
    const before = await cartOf(shop, shopper);
    const { updated_at } = await found('EDITED');
    const edited = await post(id, 'update', { discountPercentage: 20, expiryDate: '2098-01-31', updated_at });
    expect(edited.status).toBe(200);
    expect(edited.body.data.coupon).toMatchObject({
      _id: id,
      code: 'EDITED',
      discountPercentage: 20,
      expiryDate: '2098-01-31T18:29:59.999Z',
    });
    const after = await cartOf(shop, shopper);
    expect(after.coupon).toEqual({ code: 'EDITED', discountPercentage: 20, expired: false });
    expect(after.totals.discount).toBe(before.totals.discount * 2);
    const stale = await pay(shopper, before.totals.payable);
    expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'CART_CHANGED' } } });

    await post(id, 'update', { discountPercentage: 20 });
    expect(await entries(id)).toMatchObject([
      {
        staffId: boss.id,
        action: 'coupon.update',
        before: { discountPercentage: 10, expiryDate: '2099-12-31T18:29:59.999Z' },
        after: { discountPercentage: 20, expiryDate: '2098-01-31T18:29:59.999Z' },
      },
    ]);
  });

  it('is validated like a new one, and never changes the code', async () => {
    const { id } = await aCoupon(shop.db, { code: 'RULED' });
    const yesterday = indiaDay(new Date(Date.now() - DAY_MS));
    for (const [body, fields] of [
      [{ expiryDate: yesterday }, { expiryDate: 'Expiry date cannot be in the past!' }],
      [{ discountPercentage: 101 }, { discountPercentage: 'The discount must be from 1 to 100 percent.' }],
    ] as const) {
      const refused = await post(id, 'update', body);
      expect(refused.status).toBe(400);
      expect(refused.body.data.fields).toEqual(fields);
    }
    expect((await post(id, 'update', { code: 'OTHER' })).status).toBe(400);
    expect(await found('RULED')).toMatchObject({ discountPercentage: 10 });
    for (const act of ['update', 'end'] as const)
      for (const unknown of ['nothing', '0191d5a0-0000-7000-8000-000000000000'])
        expect((await post(unknown, act, {})).status).toBe(404);
  });

  it('makes an expired one valid again only with a new date', async () => {
    const { id } = await aCoupon(shop.db, {
      code: 'BYGONE',
      expiresAt: new Date(Date.now() - DAY_MS).toISOString(),
    });
    const refused = await post(id, 'update', { discountPercentage: 30 });
    expect(refused.body.data.fields).toEqual({ expiryDate: 'Expiry date cannot be in the past!' });
    expect((await post(id, 'update', { expiryDate: indiaDay(new Date()) })).status).toBe(200);
    await aShopperWith('BYGONE');
  });

  it('of an outdated one is refused with the present coupon', async () => {
    const { id } = await aCoupon(shop.db, { code: 'SHARED' });
    const { updated_at } = await found('SHARED');
    await staffOf(other).update.mutate({ id, discountPercentage: 11, updated_at });
    const late = await post(id, 'update', { discountPercentage: 12, updated_at });
    expect(late.status).toBe(409);
    expect(late.body.data.current).toMatchObject({ code: 'SHARED', discountPercentage: 11 });
    expect((await post(id, 'end', { updated_at })).status).toBe(409);
    expect((await found('SHARED')).discountPercentage).toBe(11);
  });

  it('and another one, and an end, of the same coupon concurrently: one of them succeeds', async () => {
    const { id } = await aCoupon(shop.db, { code: 'RACED' });
    const { updated_at } = await found('RACED');
    const race = await Promise.allSettled([
      staffOf(boss).update.mutate({ id, discountPercentage: 21, updated_at }),
      staffOf(other).update.mutate({ id, discountPercentage: 22, updated_at }),
      staffOf(other).end.mutate({ id, updated_at }),
    ]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const outcome of race)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ data: { reason: 'RECORD_CHANGED', current: { _id: id } } });
    expect(await entries(id)).toHaveLength(1);
  });
});

describe('a coupon that is ended', () => {
  it('is removed from carts and refused from then on; payments started with it keep their price', async () => {
    const { id } = await aCoupon(shop.db, { code: 'ENDED' });
    const [paying, shopping] = [await aShopperWith('ENDED'), await aShopperWith('ENDED')];
    const started = await startPayment(shop, paying);
    const priced = await cartOf(shop, shopping);
    const ended = await post(id, 'end', {});
    expect(ended.status).toBe(200);

    expect((await found('ENDED')).expiryDate < new Date().toISOString()).toBe(true);
    const cart = await cartOf(shop, shopping);
    expect(cart.coupon).toMatchObject({ code: 'ENDED', expired: true });
    expect(cart.totals).toMatchObject({ discount: 0 });
    expect(await pay(shopping, priced.totals.payable)).toMatchObject({
      status: 409,
      body: { data: { reason: 'CART_CHANGED' } },
    });
    const newcomer = shop.trpc((await signedInAs(shop)).token);
    await expect(newcomer.coupons.validate.mutate({ code: 'ENDED' })).rejects.toMatchObject({
      data: { reason: 'COUPON_EXPIRED' },
    });

    const { order } = await verify(shop, paying, await payAtProvider(shop, started.id));
    expect(order).toMatchObject({ totalPrice: priced.totals.payable });
    expect(await entries(id)).toMatchObject([
      { action: 'coupon.end', before: { expiryDate: '2099-12-31T18:29:59.999Z' } },
    ]);
    expect(await post(id, 'end', {})).toMatchObject({
      status: 409,
      body: { data: { reason: 'COUPON_EXPIRED' } },
    });
  });

  it('during ten payments: each pays the price they saw or must confirm again, and nobody pays less afterwards', async () => {
    const { id } = await aCoupon(shop.db, { code: 'RUSH', discountPercent: 50 });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => aShopperWith('RUSH')));
    const { totals } = await cartOf(shop, shoppers[0] ?? expect.fail('Nobody shops.'));
    const [, ...responses] = await Promise.all([
      staffOf(boss).end.mutate({ id }),
      ...shoppers.map((shopper) => pay(shopper, totals.payable)),
    ]);
    for (const { status, body } of responses)
      if (status !== 200) expect(body.data).toMatchObject({ reason: 'CART_CHANGED' });
    const started = await shop.db.select().from(payments).where(eq(payments.couponCode, 'RUSH'));
    expect(started).toHaveLength(responses.filter(({ status }) => status === 200).length);
    for (const payment of started) expect(payment.amountPaise).toBe(totals.payable * 100);
    for (const shopper of shoppers)
      expect(await pay(shopper, totals.payable)).toMatchObject({
        status: 409,
        body: { data: { reason: 'CART_CHANGED' } },
      });
  });
});

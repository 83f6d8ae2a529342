import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { reasonOf, startCouponShop } from '../../testing/coupon-shop';
import { startPayment } from '../../testing/shopping-steps';

let at: Awaited<ReturnType<typeof startCouponShop>>;
beforeAll(async () => {
  at = await startCouponShop();
});
afterAll(() => at.shop.stop());

describe('staff', () => {
  const staff = () => at.shop.trpc(at.boss.token).coupons;

  it('see how often a coupon without limits was used, counted to one more than 2,000', async () => {
    const { sql } = at.shop;
    const [coupon] = await sql<{ id: string }[]>`
      insert into coupons (code, discount_percent, expires_at) values ('ALWAYS', 10, '2099-01-01') returning id`;
    const used = async () => (await staff().list.query({ filters: { code: 'ALWAYS' } })).couponList[0]?.used;
    const pay = (orders: number, status: string) => sql`
      insert into payments (user_id, status, coupon_id, provider_order_id, fingerprint, subtotal_paise, discount_paise,
        shipping_paise, round_off_paise, amount_paise, name, email, phone, address, city, state, zip, expires_at)
      select ${at.boss.id}, ${status}::payment_status, ${coupon?.id ?? ''}, gen_random_uuid()::text, gen_random_uuid()::text,
        100, 10, 0, 0, 90, 'A', 'a@example.in', '9876543210', 'x', 'x', 'Goa', '403001', now() from generate_series(1, ${orders}::int)`;
    expect(await used()).toBe(0);
    await pay(2000, 'completed');
    await pay(3, 'released');
    expect(await used()).toBe(2000);
    await pay(1, 'completed');
    expect(await used()).toBe(2001);
    await pay(7, 'completed');
    expect(await used()).toBe(2001);
  });

  it('create and edit limits, which are validated and audited, and see used and left', async () => {
    const today = indiaDay(new Date());
    const created = await at.shop.rest<{ coupon: { _id: string } }>(
      'POST',
      '/coupon/create-coupon',
      {
        ...{ code: 'WHOLE', discountPercentage: 10, expiryDate: '2099-01-01', startDate: today },
        ...{
          maxUses: 2,
          maxUsesPerPerson: 1,
          minimumGoods: 100,
          products: [at.product],
          categories: ['OLED'],
        },
        firstOrderOnly: true,
      },
      at.boss.token,
    );
    expect(created.status).toBe(200);
    expect(created.body.data.coupon).toMatchObject({
      ...{ maxUses: 2, maxUsesPerPerson: 1, minimumGoods: 100, firstOrderOnly: true, used: 0, left: 2 },
      products: [{ _id: at.product }],
    });
    const { _id: id } = created.body.data.coupon;
    const shopper = await at.aShopperWith('WHOLE');
    await startPayment(at.shop, shopper);
    const find = async () => (await staff().list.query({ filters: { code: 'WHOLE' } })).couponList[0];
    expect(await find()).toMatchObject({ used: 0, pending: 1, left: 1 });

    await staff().update.mutate({ id, maxUses: 1, minimumGoods: null, categories: [] });
    expect(await find()).toMatchObject({ maxUses: 1, minimumGoods: null, categories: [], left: 0 });
    const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.at(-1)).toMatchObject({
      action: 'coupon.update',
      before: { maxUses: 2 },
      after: { maxUses: 1 },
    });
    expect((await staff().list.query({ filters: { code: 'WHOLE', state: 'used-up' } })).couponCount).toBe(1);
    expect(
      (await staff().list.query({ filters: { product: at.product, limited: true, firstOrderOnly: true } }))
        .couponCount,
    ).toBe(1);
  });

  it.each([
    [{ startDate: '2099-02-01' }, { startDate: 'The start date must be before the expiry date.' }],
    [{ maxUses: 0 }, { maxUses: 'Uses in all must be a whole number of at least 1.' }],
    [{ minimumGoods: 0 }, { minimumGoods: 'The minimum must be more than ₹0.' }],
    [{ products: ['nothing'] }, { products: 'A television was not found.' }],
  ])('are refused %j with a message for the field', async (limits, fields) => {
    const body = { code: 'REFUSED', discountPercentage: 10, expiryDate: '2099-01-01', ...limits };
    const refused = await at.shop.rest('POST', '/coupon/create-coupon', body, at.boss.token);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.data.fields).toEqual(fields);
  });

  it('who set a limit later have the uses so far counted', async () => {
    const { id, code } = await at.limited({});
    const shopper = await at.aShopperWith(code);
    await at.complete(shopper, (await startPayment(at.shop, shopper)).id);
    expect((await staff().list.query({ filters: { code } })).couponList[0]).toMatchObject({
      used: 1,
      left: null,
    });
    await staff().update.mutate({ id, maxUses: 1 });
    expect(await at.usesOf(id)).toEqual({ counted: 1, taken: 1, kept: 1 });
    expect(await reasonOf(at.aShopperWith(code))).toBe('COUPON_USED_UP');
  });

  it('read why a coupon gives a customer no discount', async () => {
    const { code } = await at.limited({ maxUsesPerPerson: 1 });
    const shopper = await at.aShopperWith(code);
    await at.complete(shopper, (await startPayment(at.shop, shopper)).id);
    const ask = (person: string) => staff().check.query({ code, person });
    expect(await ask(shopper.email)).toMatchObject({
      person: { _id: shopper.id },
      refusal: {
        code: 'COUPON_USED_BY_YOU',
        message: 'You have already used this coupon.',
        staffMessage: 'This customer has 1 of at most 1 orders with it.',
      },
    });
    const other = await at.aShopperWith(code);
    expect(await ask(other.id)).toMatchObject({
      refusal: null,
      cart: { items: 1, subtotal: 30_000, discount: 3_000 },
    });
    expect(await ask((await at.cartOf(other))._id)).toMatchObject({ person: { _id: other.id } });
    expect(
      await at.shop.rest('POST', '/coupon/check', { code, person: 'nobody' }, at.boss.token),
    ).toMatchObject({
      status: 404,
      body: { data: { fields: { person: 'No customer has this email, phone or id.' } } },
    });
  });

  it('export the coupons of a filter', async () => {
    const { code } = await at.limited({ maxUses: 7, minGoodsPaise: paise(1_500_50) });
    const response = await fetch(`${at.shop.url}/api/v1/coupon/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { code } }),
    });
    const [, line = ''] = (await response.text()).trim().split('\r\n');
    expect(line).toContain(`${code},10,,2099-12-31,7,,1500.50,,,No,0,0,7,`);
    expect(line).toMatch(/,No$/);
  });
});

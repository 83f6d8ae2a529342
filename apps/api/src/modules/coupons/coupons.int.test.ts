import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { aCoupon, aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { addToCart } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const create = (body: object) =>
  shop.rest<{ coupon: { _id: string; expiryDate: string } }>(
    'POST',
    '/coupon/create-coupon',
    body,
    boss.token,
  );
const list = (input: object) => shop.trpc(boss.token).coupons.list.query(input);

describe('a new coupon', () => {
  it('is valid through the end of its day in India, can be used immediately, and is audited', async () => {
    const today = indiaDay(new Date());
    const response = await create({ code: 'Diwali25', discountPercentage: 25, expiryDate: today });
    expect(response.status).toBe(200);
    const { coupon } = response.body.data;
    expect(coupon).toMatchObject({ code: 'Diwali25', discountPercentage: 25 });
    expect(coupon.expiryDate).toBe(`${today}T18:29:59.999Z`);

    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const used = await shop.trpc(shopper.token).coupons.validate.mutate({ code: 'DIWALI25' });
    expect(used.coupon.discountPercentage).toBe(25);

    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, coupon._id));
    expect(entry).toMatchObject({ staffId: boss.id, action: 'coupon.create', before: null });
    expect(entry?.after).toMatchObject({ code: 'Diwali25', discountPercentage: 25 });
  });

  it('accepts an ISO time by its day in India', async () => {
    const response = await create({
      code: 'LATE',
      discountPercentage: 12.5,
      expiryDate: '2098-03-31T20:00:00.000Z',
    });
    expect(response.body.data).toMatchObject({ coupon: { expiryDate: '2098-04-01T18:29:59.999Z' } });
  });

  it('is refused with a message for its field', async () => {
    const refused = async (body: object, status: number, fields: Record<string, string>) => {
      const response = await create(body);
      expect(response.status).toBe(status);
      expect(response.body.data.fields).toEqual(fields);
      expect(response.body.data.message).toBe(Object.values(fields)[0]);
    };
    const all = 'Please fill all fields!';
    await refused({}, 400, { code: all, discountPercentage: all, expiryDate: all });
    const good = { code: 'GOOD', discountPercentage: 10, expiryDate: '2099-01-01' };
    await refused({ ...good, code: ' ' }, 400, { code: all });
    for (const discountPercentage of [0, 101])
      await refused({ ...good, discountPercentage }, 400, {
        discountPercentage: 'The discount must be from 1 to 100 percent.',
      });
    await refused({ ...good, expiryDate: '2099-13-45' }, 400, { expiryDate: 'Please enter a valid date.' });
    const yesterday = indiaDay(new Date(Date.now() - DAY_MS));
    await refused({ ...good, expiryDate: yesterday }, 400, {
      expiryDate: 'Expiry date cannot be in the past!',
    });
    await aCoupon(shop.db, { code: 'Taken' });
    await refused({ ...good, code: 'TAKEN' }, 409, { code: 'A coupon with this code already exists.' });
  });

  it('is created once by two concurrent calls with the same code', async () => {
    const body = { code: 'RACE', discountPercentage: 5, expiryDate: '2099-01-01' };
    const statuses = (await Promise.all([create(body), create({ ...body, code: 'race' })])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe('the list of coupons', () => {
  it('separates active from expired ones, searches parts of a code, and sorts', async () => {
    await aCoupon(shop.db, { code: 'LISTOLD', expiresAt: new Date(Date.now() - DAY_MS).toISOString() });
    await aCoupon(shop.db, { code: 'LISTNEW', discountPercent: 40 });
    const codes = async (filters: object) =>
      (await list({ filters, sort: { field: 'code' } })).couponList.map(({ code }) => code);
    expect(await codes({ code: 'list' })).toEqual(['LISTNEW', 'LISTOLD']);
    expect(await codes({ code: 'list', state: 'active' })).toEqual(['LISTNEW']);
    expect(await codes({ code: { $regex: 'LIST', $options: 'i' }, state: 'expired' })).toEqual(['LISTOLD']);
    expect(await codes({ code: 'L%' })).toEqual([]);
    const page = await list({ filters: { code: 'list' }, pageNum: 2, pageSize: 1 });
    expect(page).toMatchObject({ couponCount: 2, couponList: [{ code: 'LISTOLD' }] });
  });
});

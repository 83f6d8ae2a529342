import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { orderNumber, shortId } from '@aabha/contracts/orders/orders.rules';
import { users } from '@aabha/db/schema/accounts';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let buyer: SignedIn;
let staff: SignedIn;
const ids: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  staff = await signedInAs(shop, 'SubAdmin');
  await buy(shop, shopper, (await aProduct(shop.db)).id);
  buyer = await signedInAs(shop, 'Business', { phone: '9123456780' });
  for (const rupees of [30_000, 10_000, 20_000]) {
    const product = await aProduct(shop.db, { pricePaise: paise(rupees * 100), discountPercent: 0 });
    ids.push((await buy(shop, buyer, product.id))._id);
  }
  await shop.trpc(staff.token).orders.updateStatus.mutate({ id: ids[1] ?? '', status: 'Shipped' });
});
afterAll(() => shop.stop());

type ListInput = Parameters<ReturnType<TestShop['trpc']>['orders']['list']['query']>[0];
const list = (by: SignedIn, input: ListInput = {}) => shop.trpc(by.token).orders.list.query(input);
/** Returns which of the three orders were found, by index of creation. */
const which = async (by: SignedIn, input: ListInput) =>
  (await list(by, input)).orderList.map(({ _id }) => ids.indexOf(_id));

describe('the list of orders', () => {
  it('shows shoppers their own, newest first, and refuses another person’s', async () => {
    expect(await which(buyer, {})).toEqual([2, 1, 0]);
    expect(await which(buyer, { filters: { user_id: buyer.id } })).toEqual([2, 1, 0]);
    expect(await which(buyer, { filters: { search: SHIP_TO.email } })).toEqual([2, 1, 0]);
    const foreign = { filters: { user_id: shopper.id } };
    expect(await shop.rest('POST', '/order/list', foreign, buyer.token)).toMatchObject({
      status: 403,
      body: { message: 'You can only see your own records.' },
    });
  });

  it('shows staff everybody’s, or one person’s', async () => {
    const all = await list(staff);
    expect(all.orderCount).toBeGreaterThan(3);
    expect(new Set(all.orderList.map(({ user_id }) => user_id._id))).toEqual(new Set([shopper.id, buyer.id]));
    expect(await which(staff, { filters: { user_id: buyer.id } })).toEqual([2, 1, 0]);
    expect(await list(staff, { filters: { user_id: 'nobody' } })).toEqual({ orderList: [], orderCount: 0 });
  });

  it('is filtered by status, and by id, telephone number and payment as literal text', async () => {
    const user_id = buyer.id;
    expect(await which(staff, { filters: { user_id, status: 'Shipped' } })).toEqual([1]);
    expect(await which(staff, { filters: { search: shortId(ids[0] ?? '', 8) } })).toEqual([0]);
    expect(await which(staff, { filters: { search: '9123456780' } })).toEqual([2, 1, 0]);
    const { order } = await shop.trpc(staff.token).orders.get.query({ id: ids[2] ?? '' });
    expect(await which(staff, { filters: { search: order.payment_id } })).toEqual([2]);
    expect(await which(staff, { filters: { search: '%' } })).toEqual([]);
  });

  it('is found by two letters of the name or the e-mail, regardless of case', async () => {
    const user_id = buyer.id;
    for (const search of [SHIP_TO.name.slice(0, 2).toUpperCase(), SHIP_TO.email.slice(1, 3), ' 91 '])
      expect(await which(staff, { filters: { user_id, search } })).toEqual([2, 1, 0]);
    expect(await which(staff, { filters: { user_id, search: 'q!' } })).toEqual([]);
  });

  it('has the exact total with each kind of filter, also beyond the last page', async () => {
    const { orderList } = await list(staff, { filters: { user_id: buyer.id } });
    const product_id = orderList[0]?.products[0]?.product_id._id ?? '';
    const all = (await list(staff)).orderCount;
    const placedFrom = '2020-01-01T00:00:00.000Z';
    for (const pageNum of [1, 100]) {
      const total = async (filters: NonNullable<ListInput>['filters']) =>
        (await list(staff, { filters, pageNum })).orderCount;
      expect(await total({ sold: true })).toBe(all);
      expect(await total({ sold: true, status: 'Shipped' })).toBe(1);
      expect(await total({ sold: true, status: 'Cancelled' })).toBe(0);
      expect(await total({ product_id })).toBe(1);
      expect(await total({ product_id, sold: true, user_id: shopper.id })).toBe(0);
      expect(await total({ placedFrom })).toBe(all);
      expect(await total({ search: SHIP_TO.email.slice(1, 3), placedFrom })).toBe(all);
    }
  });

  it('is found by the shopper’s present phone number, and by the one of its delivery', async () => {
    await shop.db.update(users).set({ phone: '9000011111' }).where(eq(users.id, buyer.id));
    expect(await which(staff, { filters: { search: '9000011111' } })).toEqual([2, 1, 0]);
    expect(await which(staff, { filters: { search: '9123456780' } })).toEqual([2, 1, 0]);
    expect(await which(staff, { filters: { search: '9876543211' } })).toEqual([]);
  });

  it('is sorted by the amount paid, and paged with the true count', async () => {
    expect(await which(buyer, { sort: { field: 'totalPrice', order: 'asc' } })).toEqual([1, 2, 0]);
    expect(await which(buyer, { pageSize: 2, pageNum: 2 })).toEqual([0]);
    const dearest = { field: 'totalPrice', order: 'desc' } as const;
    expect(await which(buyer, { sort: dearest, pageSize: 2, pageNum: 2 })).toEqual([1]);
    expect(await list(buyer, { pageSize: 2, pageNum: 9 })).toEqual({ orderList: [], orderCount: 3 });
  });

  it('is sorted by progress, and by the number that the shopper sees', async () => {
    expect(await which(buyer, { sort: { field: 'status', order: 'desc' } })).toEqual([1, 2, 0]);
    const byNumber = ids.toSorted((a, b) => (orderNumber(a) < orderNumber(b) ? -1 : 1));
    const numbered = await list(buyer, { sort: { field: 'number', order: 'asc' } });
    expect(numbered.orderList.map(({ _id }) => _id)).toEqual(byNumber);
    const backwards = await list(buyer, { sort: { field: 'number', order: 'desc' }, pageSize: 1 });
    expect(backwards.orderList.map(({ _id }) => _id)).toEqual(byNumber.slice(-1));
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  staff = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const update = (id: string, status: OrderStatus, more: object = {}) =>
  shop.rest('POST', `/order/${id}/update`, { status, ...more }, staff.token);
const restock = (id: string, reason = 'The courier brought it back', by = staff) =>
  shop.rest('POST', `/order/${id}/restock`, { reason }, by.token);
const read = async (id: string) => (await shop.trpc(staff.token).orders.get.query({ id })).order;
const offersOf = async (id: string) => {
  const { previews } = await shop.trpc(staff.token).orders.previewStatus.query({ ids: [id] });
  return previews[0]?.offers ?? [];
};

/** Creates an order of two of five televisions at 12,345 rupees each and moves it through these statuses. */
async function anOrder(...way: OrderStatus[]) {
  const product = await aProduct(shop.db, { pricePaise: paise(12_345_00), discountPercent: 0, stock: 5 });
  const { _id } = await buy(shop, shopper, product.id, 2);
  for (const status of way) expect((await update(_id, status)).status).toBe(200);
  const stock = async () =>
    (await shop.db.select().from(products).where(eq(products.id, product.id)))[0]?.stock;
  return { _id, product, stock };
}
const PAID = 24_789;
const confirmed = { refund_amount: PAID, reason: 'Damaged on the way' };

describe('the refund of a status change', () => {
  it('is previewed for each status, and for several orders together', async () => {
    const refunded = await anOrder('Cancelled');
    const { _id } = await anOrder();
    const shipped = await anOrder('Shipped');
    expect(await offersOf(refunded._id)).toEqual([]);
    const { previews } = await shop
      .trpc(staff.token)
      .orders.previewStatus.query({ ids: [shipped._id, 'unknown', _id] });
    expect(previews.map((one) => [one._id, one.status, one.units])).toEqual([
      [shipped._id, 'Shipped', 2],
      [_id, 'Pending', 2],
    ]);
    const cancelling = previews.map(({ offers }) => offers.find(({ status }) => status === 'Cancelled'));
    expect(cancelling).toMatchObject([
      { refund: PAID, asksForGoods: true },
      { refund: PAID, asksForGoods: false },
    ]);
    expect(previews[1]?.offers.find(({ status }) => status === 'Shipped')).toMatchObject({ refund: 0 });
  });

  it('is refused where it differs from the confirmed amount, or without a reason; nothing changes then', async () => {
    const { _id, stock } = await anOrder();
    for (const [sent, status, message] of [
      [{ refund_amount: 1, reason: 'x' }, 409, 'The refund would now be ₹24,789. Nothing was changed.'],
      [{ refund_amount: 0 }, 409, 'The refund would now be ₹24,789. Nothing was changed.'],
      [{ refund_amount: PAID }, 400, 'Please give a reason for the refund.'],
      [{ expected_status: 'Shipped' }, 409, 'This order is now Pending. Nothing was changed.'],
    ] as const)
      expect(await update(_id, 'Cancelled', sent)).toMatchObject({ status, body: { message } });
    expect(await read(_id)).toMatchObject({ status: 'Pending', refunds: [] });
    expect(await stock()).toBe(3);
    expect((await update(_id, 'Cancelled', { ...confirmed, expected_status: 'Pending' })).status).toBe(200);
    expect((await read(_id)).refunds).toMatchObject([{ amount: PAID }]);
    expect(await offersOf(_id)).toEqual([]);
  });

  it('is refused where the money was refunded meanwhile', async () => {
    const { _id } = await anOrder('Delivered');
    const boss = await signedInAs(shop, 'SuperAdmin');
    const requested = await shop
      .trpc(shopper.token)
      .returns.request.mutate({ order_id: _id, return_reason: 'Too large' });
    const desk = shop.trpc(boss.token).returns;
    await desk.update.mutate({ id: requested.returnRequest._id, status: true });
    await desk.update.mutate({ id: requested.returnRequest._id, refund_status: true });
    expect((await update(_id, 'Cancelled', confirmed)).status).toBe(409);
  });
});

describe('the goods of a shipped order', () => {
  it('return to stock after a cancellation once staff confirm it with a reason', async () => {
    const { _id, stock } = await anOrder('Shipped');
    expect((await update(_id, 'Cancelled', confirmed)).status).toBe(200);
    expect(await stock()).toBe(3);
    expect((await read(_id)).goods_returned).toBe(false);
    expect(await restock(_id, ' ')).toMatchObject({
      status: 400,
      body: { data: { fields: { reason: 'Please enter how the items came back.' } } },
    });
    const responses = await Promise.all(Array.from({ length: 4 }, () => restock(_id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await stock()).toBe(5);
    expect((await read(_id)).goods_returned).toBe(true);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, _id));
    expect(entries.filter(({ action }) => action === 'order.restock')).toMatchObject([
      { staffId: staff.id, after: { goods_returned: true, reason: 'The courier brought it back' } },
    ]);
  });

  it('return to stock immediately, once, when staff confirm it with the cancellation', async () => {
    const { _id, stock } = await anOrder('Delivered');
    expect((await update(_id, 'Cancelled', { ...confirmed, goods_returned: true })).status).toBe(200);
    expect(await stock()).toBe(5);
    expect(await restock(_id)).toMatchObject({
      status: 409,
      body: { message: 'This order is already back in stock.' },
    });
    expect(await stock()).toBe(5);
  });

  it('of a Returned order return the same way, and are counted once after a cancellation', async () => {
    const { _id, stock } = await anOrder('Delivered', 'Returned');
    expect(await stock()).toBe(3);
    expect((await restock(_id)).status).toBe(200);
    expect(await stock()).toBe(5);
    expect((await update(_id, 'Cancelled', confirmed)).status).toBe(200);
    expect(await stock()).toBe(5);
  });

  it('are taken again with the order if they had returned', async () => {
    const back = await anOrder('Shipped', 'Returned');
    await restock(back._id);
    expect((await update(back._id, 'Shipped', { reason: 'Sent once more' })).status).toBe(200);
    expect(await back.stock()).toBe(3);
    const out = await anOrder('Shipped', 'Returned');
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.id, out.product.id));
    expect((await update(out._id, 'Delivered', { reason: 'It was there after all' })).status).toBe(200);
    expect(await out.stock()).toBe(0);
  });

  it('are restocked by staff only, for ended orders only', async () => {
    const { _id, stock } = await anOrder('Shipped');
    expect(await restock(_id)).toMatchObject({
      status: 409,
      body: { message: 'You can restock only a Cancelled or Returned order. This one is Shipped.' },
    });
    expect((await restock(_id, 'Mine', shopper)).status).toBe(403);
    expect((await restock('no-such-order')).status).toBe(404);
    expect(await stock()).toBe(3);
  });
});

it('of a Pending order return to stock with the cancellation', async () => {
  const { _id, stock } = await anOrder();
  expect((await update(_id, 'Cancelled')).status).toBe(200);
  expect(await stock()).toBe(5);
  expect((await read(_id)).goods_returned).toBe(true);
});

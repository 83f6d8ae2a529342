import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { ProviderError } from '../../ports/payments/payments';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  staff = await signedInAs(shop, 'SubAdmin', { name: 'Meera of the desk' });
});
afterAll(() => shop.stop());

const update = (by: SignedIn, id: string, status: OrderStatus, more: object = {}) =>
  shop.rest('POST', `/order/${id}/update`, { status, ...more }, by.token);
const read = async (by: SignedIn, id: string) => (await shop.trpc(by.token).orders.get.query({ id })).order;
const stockOf = async (id: string) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock;

/** Creates an order of two of five televisions. */
async function anOrder(over: Partial<typeof products.$inferInsert> = {}) {
  const product = await aProduct(shop.db, over);
  const { _id } = await buy(shop, shopper, product.id, 2);
  return { _id, product };
}

interface ProviderRefund {
  payment_id: string;
  amount: number;
  status: string;
}
const refundsAtProvider = async (paymentId: string) => {
  const state = await shop.sandbox<{ refunds: ProviderRefund[] }>('GET', '/sandbox/state');
  return state.refunds.filter((refund) => refund.payment_id === paymentId);
};

/** Waits until the one refund of an order is final, and returns the order. */
const untilRefundIs = (status: 'processed' | 'failed', id: string) =>
  vi.waitFor(
    async () => {
      const order = await read(shopper, id);
      expect(order.refunds.map((refund) => refund.status)).toEqual([status]);
      return order;
    },
    { timeout: 15_000, interval: 50 },
  );

describe('a shopper', () => {
  it('cancels a Pending order once, however often requested: stock and money back, with a mail', async () => {
    const { _id, product } = await anOrder({ pricePaise: paise(12_345_00), discountPercent: 0 });
    expect(await stockOf(product.id)).toBe(3);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => update(shopper, _id, 'Cancelled', { order: { totalPrice: 1 } })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stockOf(product.id)).toBe(5);
    const order = await untilRefundIs('processed', _id);
    expect(order.refunds).toMatchObject([{ amount: 24_789 }]);
    expect(await refundsAtProvider(order.payment_id)).toMatchObject([{ amount: 24_789_00 }]);
    await shop.mail(SHIP_TO.email, new RegExp(`${shortId(_id, 8)}: Cancelled`));
    await shop.mail(SHIP_TO.email, /refund of ₹24,789/);
    const mails = await shop.mails(SHIP_TO.email);
    expect(mails.filter(({ subject }) => subject.includes(`${shortId(_id, 8)}: Cancelled`))).toHaveLength(1);
    expect(order.timeline.map(({ from, status, by }) => [from, status, by])).toEqual([
      [null, 'Pending', order.timeline[0]?.by],
      ['Pending', 'Cancelled', 'shopper'],
    ]);
  });

  it('cannot cancel a shipped order, nor set any other status', async () => {
    const { _id, product } = await anOrder();
    expect((await update(shopper, _id, 'Delivered')).status).toBe(403);
    await update(staff, _id, 'Shipped');
    expect(await update(shopper, _id, 'Cancelled')).toMatchObject({
      status: 409,
      body: { message: 'Only a Pending order can be cancelled. This one is Shipped.' },
    });
    expect(await stockOf(product.id)).toBe(3);
    expect((await read(shopper, _id)).refunds).toEqual([]);
  });

  it('gets 404 for another person’s order and for an unknown one', async () => {
    const { _id } = await anOrder();
    const stranger = await signedInAs(shop);
    for (const id of [_id, crypto.randomUUID(), 'no-such-order'])
      expect(await update(stranger, id, 'Cancelled')).toMatchObject({
        status: 404,
        body: { message: 'Order not found.' },
      });
    await expect(read(stranger, _id)).rejects.toMatchObject({ data: { httpStatus: 404 } });
    expect((await read(shopper, _id)).status).toBe('Pending');
  });
});

describe('staff', () => {
  it('set any status; the shopper is mailed and sees the change and its reason, not the person', async () => {
    const { _id } = await anOrder();
    await update(staff, _id, 'Shipped');
    expect((await update(staff, _id, 'Delivered')).status).toBe(200);
    const back = await update(staff, _id, 'Pending');
    expect(back).toMatchObject({
      status: 400,
      body: { message: 'Please give a reason for moving the order back.' },
    });
    expect((await update(staff, _id, 'Pending', { reason: '   ' })).status).toBe(400);
    expect((await update(staff, _id, 'Pending', { reason: 'Wrong parcel scanned' })).status).toBe(200);
    expect((await update(staff, _id, 'Returned')).status).toBe(200);

    const seenByStaff = (await read(staff, _id)).timeline.slice(1);
    expect(seenByStaff.map(({ status }) => status)).toEqual(['Shipped', 'Delivered', 'Pending', 'Returned']);
    expect(seenByStaff.every((event) => event.staff === 'Meera of the desk')).toBe(true);
    const seenByShopper = await read(shopper, _id);
    expect(seenByShopper.timeline[3]).toMatchObject({ by: 'staff', reason: 'Wrong parcel scanned' });
    expect(JSON.stringify(seenByShopper)).not.toContain('Meera');
    expect(seenByShopper.refunds).toEqual([]);
    for (const status of ['Shipped', 'Delivered', 'Pending', 'Returned'])
      await shop.mail(SHIP_TO.email, new RegExp(`${shortId(_id, 8)}: ${status}`));
  });

  it('leave an entry in the audit log for each change: who, what, before, after; a refused one leaves none', async () => {
    const { _id } = await anOrder();
    await update(staff, _id, 'Shipped');
    expect((await update(staff, _id, 'Shipped')).status).toBe(409);
    await update(staff, _id, 'Pending', { reason: 'Counted again' });
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'order'), eq(auditLog.entityId, _id)))
      .orderBy(auditLog.createdAt);
    expect(entries).toMatchObject([
      { staffId: staff.id, before: { status: 'Pending' }, after: { status: 'Shipped' } },
      { before: { status: 'Shipped' }, after: { status: 'Pending', reason: 'Counted again' } },
    ]);
    expect(entries).toHaveLength(2);
  });

  it('cannot restore an order that was refunded', async () => {
    const { _id, product } = await anOrder();
    await update(staff, _id, 'Delivered');
    await update(staff, _id, 'Cancelled', { goods_returned: true });
    expect(await stockOf(product.id)).toBe(5);
    for (const status of ['Pending', 'Returned'] as const)
      expect(await update(staff, _id, status, { reason: 'Please' })).toMatchObject({
        status: 409,
        body: { message: 'This order was refunded, so its status can no longer change.' },
      });
    expect(await stockOf(product.id)).toBe(5);
  });

  it('restore an order whose refund failed while there is stock; cancelled again, it is refunded', async () => {
    const { _id, product } = await anOrder();
    const { payments } = shop.deps.ports;
    const refused = () => Promise.reject(new ProviderError('The bank said no.', 400));
    shop.deps.ports.payments = { ...payments, refund: refused };
    await update(staff, _id, 'Cancelled');
    await untilRefundIs('failed', _id);
    shop.deps.ports.payments = payments;

    const reopen = () => update(staff, _id, 'Pending', { reason: 'The buyer wants it after all' });
    await shop.db.update(products).set({ stock: 1 }).where(eq(products.id, product.id));
    expect(await reopen()).toMatchObject({
      status: 409,
      body: { message: `Not enough stock of ${product.name} to reopen this order.` },
    });
    await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, product.id));
    expect((await reopen()).status).toBe(200);
    expect(await stockOf(product.id)).toBe(0);

    await update(staff, _id, 'Cancelled');
    expect(await stockOf(product.id)).toBe(2);
    const { payment_id } = await untilRefundIs('processed', _id);
    expect(await refundsAtProvider(payment_id)).toHaveLength(1);
  });
});

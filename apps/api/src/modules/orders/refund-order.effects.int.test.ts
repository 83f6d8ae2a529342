import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { orders } from '@aabha/db/schema/orders';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs } from '../../testing/builders';
import { refunding, refusedWith, units } from '../../testing/refunding';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';

const at = refunding();
const { anOrder, atProvider, failedRefund, orderOf, refund, setStatus, settled, stockOf } = at;

describe('goods', () => {
  it('of a refunded unit are not put back again with the order', async () => {
    const { id, product } = await anOrder('Delivered');
    await refund(id, units(1, false));
    expect(await stockOf(product)).toBe(3);
    const { previews } = await at.shop.trpc(at.boss.token).orders.previewStatus.query({ ids: [id] });
    expect(previews[0]).toMatchObject({ units: 1 });
    await setStatus(id, 'Returned', { goods_returned: true });
    expect(await stockOf(product)).toBe(4);
  });

  it('of an order that is over are not moved by a refund', async () => {
    const { id, product } = await anOrder('Returned');
    await refund(id, units(1, true));
    expect(await stockOf(product)).toBe(3);
    await at.shop.trpc(at.boss.token).orders.restock.mutate({ id, reason: 'Both are back.' });
    expect(await stockOf(product)).toBe(5);
  });
});

describe('a second refund that the provider refuses', () => {
  it('does not count, is tried again, and moves the goods once', async () => {
    const { id, product } = await anOrder('Delivered');
    await refund(id, units(1, true));
    await settled(id, 1);
    const failed = await failedRefund(id, units(1, true));
    expect(await orderOf(id)).toMatchObject({ refundable: 12_444, products: [{ refunded_quantity: 1 }] });
    expect(await stockOf(product)).toBe(5);
    const { dashboard } = at.shop.trpc(at.boss.token);
    const { failureList } = await dashboard.listFailures.query({});
    expect(failureList.find((one) => one._id === failed)).toMatchObject({ kind: 'refund', order_id: id });
    await dashboard.retryFailure.mutate({ id: failed });
    const order = await settled(id, 2);
    expect(order).toMatchObject({ refundable: 99, products: [{ refunded_quantity: 2 }] });
    expect(await stockOf(product)).toBe(5);
    expect(await atProvider(id)).toEqual([12_345_00, 12_345_00]);
  });

  it('is not tried again when its part was refunded another way, and that moves the goods once', async () => {
    const { id, product } = await anOrder('Delivered');
    const failed = await failedRefund(id, units(2, true));
    await refund(id, units(2, true));
    await settled(id, 1);
    expect(await stockOf(product)).toBe(5);
    await expect(
      at.shop.trpc(at.boss.token).dashboard.retryFailure.mutate({ id: failed }),
    ).rejects.toMatchObject(refusedWith('REFUND_PART_GONE'));
    expect(await atProvider(id)).toHaveLength(1);
  });

  it('of all that is left is tried again with what is left by then', async () => {
    const { id } = await anOrder('Delivered');
    await at.shop.sandbox('POST', '/sandbox/faults', { refundsEnd: 'failed' });
    await setStatus(id, 'Cancelled', { reason: 'As asked.' });
    const whole = await vi.waitFor(async () => {
      const [first] = (await orderOf(id)).refunds;
      expect(first?.status).toBe('failed');
      return first?._id ?? '';
    }, 20_000);
    await at.shop.sandbox('DELETE', '/sandbox/faults');
    await setStatus(id, 'Delivered', { reason: 'It was delivered after all.' });
    await refund(id, units(1));
    await settled(id, 1);
    await setStatus(id, 'Returned');
    await at.shop.trpc(at.boss.token).dashboard.retryFailure.mutate({ id: whole });
    const order = await settled(id, 2);
    expect(order).toMatchObject({ refundable: 0 });
    expect(await atProvider(id)).toEqual([12_345_00, 12_444_00]);
  });
});

describe('an instant refund', () => {
  it('is requested from the provider, and promised within minutes', async () => {
    const { id } = await anOrder('Delivered');
    await refund(id, { amount: 666, speed: 'instant' });
    const order = await settled(id, 1);
    expect(order.payment_method).toBe('card');
    expect(order.refunds).toMatchObject([{ speed: 'instant', speed_processed: 'instant' }]);
    const mail = await at.shop.mail(order.email, /refund of ₹666/);
    expect(mail.text).toContain('It usually arrives within minutes.');
  });

  it('becomes a normal one where the bank refuses it, and the mail says so', async () => {
    const { id } = await anOrder('Delivered');
    await at.shop.sandbox('POST', '/sandbox/faults', { instantRefundsOff: true });
    await refund(id, { amount: 777, speed: 'instant' });
    const order = await settled(id, 1);
    await at.shop.sandbox('DELETE', '/sandbox/faults');
    expect(order.refunds).toMatchObject([{ speed: 'instant', speed_processed: 'normal' }]);
    const mail = await at.shop.mail(order.email, /refund of ₹777/);
    expect(mail.text).toContain('Banks usually credit it within 5 to 7 working days.');
  });

  it('of EMI is refused; a normal one is promised with the end of the EMI', async () => {
    const product = await aProduct(at.shop.db);
    const { _id: id } = await buy(at.shop, at.shopper, product.id, 1, 'emi');
    await expect(refund(id, { amount: 888, speed: 'instant' })).rejects.toMatchObject(
      refusedWith('REFUND_NOT_INSTANT'),
    );
    await refund(id, { amount: 888 });
    const order = await settled(id, 1);
    expect(order.refunds).toMatchObject([{ speed: 'normal', speed_processed: 'normal' }]);
    const mail = await at.shop.mail(order.email, /refund of ₹888/);
    expect(mail.text).toContain('ends or lowers the EMI');
  });
});

describe('reads that follow from refunds', () => {
  it('subtract parts: a return refunds the rest, the invoice is Refunded when all went back', async () => {
    const { id } = await anOrder('Delivered');
    await refund(id, { amount: 789 });
    const request = await at.shop
      .trpc(at.shopper.token)
      .returns.request.mutate({ order_id: id, return_reason: 'Changed mind', refund_amount: 24_000 });
    const returnId = request.returnRequest._id;
    await at.shop.trpc(at.boss.token).returns.update.mutate({ id: returnId, status: true });
    const statusOfInvoice = async () => {
      const { invoiceList } = await at.shop.trpc(at.shopper.token).invoices.list.query({ pageSize: 100 });
      const { invoice_id } = await orderOf(id);
      return invoiceList.find(({ _id }) => _id === invoice_id);
    };
    expect(await statusOfInvoice()).toMatchObject({ status: 'Paid', refund_amount: 789 });
    await refund(id, { amount: 1_000 });
    await at.shop.trpc(at.boss.token).returns.update.mutate({ id: returnId, refund_status: true });
    await vi.waitFor(async () => expect((await orderOf(id)).status).toBe('Returned'), 15_000);
    await settled(id, 3);
    expect(await atProvider(id)).toEqual([789_00, 1_000_00, 23_000_00]);
    expect(await statusOfInvoice()).toMatchObject({ status: 'Refunded', refund_amount: 24_789 });
    const { returnRequestList } = await at.shop.trpc(at.boss.token).returns.list.query({ pageSize: 100 });
    expect(returnRequestList.find(({ _id }) => _id === returnId)).toMatchObject({ refund_amount: 23_000 });
  });

  it('complete an approved return when parts have given everything back', async () => {
    const { id } = await anOrder('Delivered');
    const { returnRequest } = await at.shop
      .trpc(at.shopper.token)
      .returns.request.mutate({ order_id: id, return_reason: 'Changed mind' });
    await at.shop.trpc(at.boss.token).returns.update.mutate({ id: returnRequest._id, status: true });
    await refund(id, units(2, true));
    await settled(id, 1);
    expect((await orderOf(id)).status).toBe('Delivered');
    await refund(id, { shipping: true });
    await vi.waitFor(async () => expect((await orderOf(id)).status).toBe('Returned'), 15_000);
  });

  it('let a return be approved when parts gave everything back before, which completes it', async () => {
    const { id } = await anOrder('Delivered');
    const { returnRequest } = await at.shop
      .trpc(at.shopper.token)
      .returns.request.mutate({ order_id: id, return_reason: 'Changed mind' });
    await refund(id, { ...units(2, true), shipping: true });
    await settled(id, 1);
    expect((await orderOf(id)).status).toBe('Delivered');
    const approved = await at.shop
      .trpc(at.boss.token)
      .returns.update.mutate({ id: returnRequest._id, status: true });
    expect(approved.returnRequest).toMatchObject({ status: true, refund_status: true });
    expect((await orderOf(id)).status).toBe('Returned');
    await expect(
      at.shop.trpc(at.boss.token).returns.update.mutate({ id: returnRequest._id, status: true }),
    ).rejects.toMatchObject(refusedWith('RETURN_APPROVED_BEFORE'));
  });

  it('show sales of the dashboard, and what a customer spent, without refunded parts', async () => {
    const figures = async () => {
      const { dashboard_data } = await at.shop.trpc(at.boss.token).dashboard.get.query({});
      return dashboard_data.sales_by_day.at(-1)?.amount ?? 0;
    };
    const buyer = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db);
    const { _id, totalPrice } = await buy(at.shop, buyer, product.id);
    const before = await figures();
    await refund(_id, { amount: 500 });
    expect(await figures()).toBeCloseTo(before - 500, 2);
    const { userList } = await at.shop
      .trpc(at.boss.token)
      .accounts.listCustomers.query({ filters: { search: buyer.email } });
    expect(userList[0]).toMatchObject({ totalSpent: totalPrice - 500 });
  });
});

it('a warranty alone is refunded after its coupon, once, within thirty days of the delivery', async () => {
  const product = await aProduct(at.shop.db, { warrantyPricing: { 12: paise(999_00) } });
  await addToCart(at.shop, at.shopper, product.id, 1, 12);
  const paid = await payAtProvider(at.shop, (await startPayment(at.shop, at.shopper)).id);
  const { _id: id } = (await verify(at.shop, at.shopper, paid)).order;
  await setStatus(id, 'Delivered');
  const warranty = { lines: [{ position: 0, quantity: 0, warranty: true }] };
  const delivered = (daysAgo: number) =>
    at.shop.db
      .update(orders)
      .set({ deliveredAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() })
      .where(eq(orders.id, id));
  await delivered(32);
  await expect(refund(id, warranty)).rejects.toMatchObject(refusedWith('REFUND_WARRANTY_LATE'));
  await delivered(29);
  expect(await refund(id, warranty)).toMatchObject({ order: { refunds: [{ amount: 999 }] } });
  await expect(refund(id, warranty)).rejects.toMatchObject(refusedWith('REFUND_PART_GONE'));
  const [row] = await at.shop.db
    .select({ line: refundLines })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .where(eq(orders.id, id));
  expect(row?.line).toMatchObject({ quantity: 0, warrantyPaise: 999_00, settledUnits: 0 });
});

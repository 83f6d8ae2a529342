import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { auditLog } from '@aabha/db/schema/audit';
import { orders } from '@aabha/db/schema/orders';
import { aProduct, signedInAs } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { PAID, returning } from '../../testing/returning';

const DAY_MS = 86_400_000;
const at = returning();
const { aDelivered, aRequest, create, orderOf, step } = at;

describe('a shopper', () => {
  it('cannot return an order whose televisions are all refunded, although its delivery is not', async () => {
    const { _id } = await aDelivered();
    const part = { lines: [{ position: 0, quantity: 2 }], reason: 'Keep them, with our apologies.' };
    expect((await at.shop.rest('POST', `/order/${_id}/refund`, part, at.boss.token)).status).toBe(200);
    expect(await create(at.shopper, _id)).toMatchObject({
      status: 409,
      body: { message: 'All televisions of this order are refunded already, so there is nothing to return.' },
    });
    expect((await orderOf(_id)).return_request).toBe(false);
  });

  it('requests the return of a delivered order, once, however often it is sent; notified by mail', async () => {
    const { _id, product } = await aDelivered();
    expect((await orderOf(_id)).returnUntil).not.toBe('');
    const body = { user_id: at.shopper.id, return_reason: 'The box was torn', refund_amount: PAID };
    const responses = await Promise.all(Array.from({ length: 4 }, () => create(at.shopper, _id, body)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe(
      'A return was already requested for this order.',
    );
    expect(responses.find(({ status }) => status === 200)?.body.data).toMatchObject({
      returnRequest: {
        user_id: { name: at.shopper.name, email: at.shopper.email, phone: at.shopper.phone },
        order_id: { _id, products: [{ product_id: { name: product.name }, quantity: 2 }] },
        refund_amount: PAID,
        status: false,
        refund_status: false,
        refund: 'none',
        return_reason: 'The box was torn',
      },
    });
    expect((await orderOf(_id)).return_request).toBe(true);
    const mail = await at.shop.mail(
      at.shopper.email,
      new RegExp(`return request for order ${shortId(_id, 8)}`),
    );
    expect(mail.text).toContain('₹24,789');
  });

  it('is refused before delivery, after the days of its reason, and with another amount', async () => {
    const product = await aProduct(at.shop.db);
    const pending = await buy(at.shop, at.shopper, product.id);
    expect(await create(at.shopper, pending._id)).toMatchObject({
      status: 409,
      body: { message: 'Only a Delivered order can be returned. This one is Pending.' },
    });
    const { _id } = await aDelivered();
    expect(await create(at.shopper, _id, { refund_amount: PAID + 1 })).toMatchObject({
      status: 409,
      body: { message: 'The refund does not match what was paid. Please reload the page and try again.' },
    });
    const deliveredAt = new Date(Date.now() - 9 * DAY_MS).toISOString();
    await at.shop.db.update(orders).set({ deliveredAt }).where(eq(orders.id, _id));
    const late = await create(at.shopper, _id);
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^Returns for this order closed on /);
    expect((await orderOf(_id)).return_request).toBe(false);
    const { reasons } = await at.shop.trpc(at.shopper.token).returns.quote.query({ order_id: _id });
    const untilOf = (wanted: string) =>
      Date.parse(reasons.find(({ reason }) => reason === wanted)?.until ?? '');
    expect(untilOf('Defective product') - untilOf('Changed mind')).toBe(3 * DAY_MS);
    expect(Date.parse((await orderOf(_id)).returnUntil)).toBe(untilOf('Defective product'));
    expect((await create(at.shopper, _id, { return_reason: 'Defective product' })).status).toBe(200);
  });

  it('must give a reason', async () => {
    const { _id } = await aDelivered();
    for (const [return_reason, message] of [
      ['  ', 'Please select a reason for the return.'],
      ['Other', 'Please specify your reason.'],
    ])
      expect(await create(at.shopper, _id, { return_reason })).toMatchObject({
        status: 400,
        body: { data: { fields: { return_reason: message } } },
      });
  });

  it('gets 404 for another person’s order, and may not use another user id', async () => {
    const { _id } = await aDelivered();
    const stranger = await signedInAs(at.shop);
    for (const id of [_id, crypto.randomUUID(), 'none'])
      expect(await create(stranger, id)).toMatchObject({
        status: 404,
        body: { message: 'Order not found.' },
      });
    expect((await create(at.shopper, _id, { user_id: stranger.id })).status).toBe(403);
  });
});

describe('a SuperAdmin', () => {
  it('leaves an entry in the audit log for each step', async () => {
    const { returnId } = await aRequest();
    await step(returnId, { status: true });
    await step(returnId, { refund_status: true });
    const entries = await at.shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, returnId)))
      .orderBy(auditLog.createdAt);
    expect(entries.map(({ action, staffId }) => [action, staffId])).toEqual([
      ['return.approve', at.boss.id],
      ['return.refund', at.boss.id],
    ]);
  });

  it('takes one step at a time, of an existing request', async () => {
    const { returnId } = await aRequest();
    for (const body of [
      {},
      { status: false },
      { refund_status: 'yes' },
      { status: true, refund_status: true },
    ])
      expect((await step(returnId, body)).status).toBe(400);
    for (const id of [crypto.randomUUID(), 'none'])
      expect(await step(id, { status: true })).toMatchObject({
        status: 404,
        body: { message: 'Return request not found.' },
      });
  });

  it('lists all requests, newest first, by step and by text, ten a page', async () => {
    const { _id, returnId } = await aRequest();
    const list = (input: object) => at.shop.trpc(at.boss.token).returns.list.query(input);
    const { returnRequestList, totalCount } = await list({});
    expect(returnRequestList[0]?._id).toBe(returnId);
    expect(returnRequestList.length).toBe(Math.min(10, totalCount));
    expect((await list({ filters: { search: shortId(_id, 8) } })).returnRequestList).toHaveLength(1);
    expect((await list({ filters: { search: '%' } })).totalCount).toBe(0);
    const waiting = await list({ filters: { status: false } });
    expect(waiting.returnRequestList.every((request) => !request.status)).toBe(true);
    const unknown = { filters: { approved: true } };
    expect((await at.shop.rest('POST', '/returnRequest/list', unknown, at.boss.token)).status).toBe(400);
  });
});

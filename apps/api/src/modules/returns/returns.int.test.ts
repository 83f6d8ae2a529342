import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { auditLog } from '@aabha/db/schema/operations';
import { orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { ProviderError } from '../../ports/payments/payments';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const PAID = 24_789;
const DAY_MS = 86_400_000;
const create = (by: SignedIn, order_id: string, more: object = {}) =>
  shop.rest('POST', '/returnRequest/create', { order_id, return_reason: 'Changed mind', ...more }, by.token);
const step = (id: string, body: object, by = boss) =>
  shop.rest('POST', `/returnRequest/${id}/update`, body, by.token);
const listed = async (id: string) => {
  const { returnRequestList } = await shop.trpc(boss.token).returns.list.query({ pageSize: 100 });
  return returnRequestList.find((request) => request._id === id);
};
const orderOf = async (id: string) => (await shop.trpc(shopper.token).orders.get.query({ id })).order;
const setStatus = (id: string, status: string) =>
  shop.rest('POST', `/order/${id}/update`, { status }, boss.token);

/** An order of two televisions for 24,789 rupees with delivery, delivered now. */
async function aDelivered() {
  const product = await aProduct(shop.db, { pricePaise: paise(12_345_00), discountPercent: 0 });
  const { _id } = await buy(shop, shopper, product.id, 2);
  await setStatus(_id, 'Delivered');
  return { _id, product };
}

async function aRequest() {
  const order = await aDelivered();
  const { body } = await create(shopper, order._id);
  const { returnRequest } = body.data as unknown as { returnRequest: { _id: string } };
  return { ...order, returnId: returnRequest._id };
}

async function refundsAtProvider(orderId: string) {
  const { payment_id } = await orderOf(orderId);
  const state = (await shop.sandbox('GET', '/sandbox/state')) as unknown as {
    refunds: { payment_id: string; amount: number }[];
  };
  return state.refunds.filter((refund) => refund.payment_id === payment_id);
}

describe('a shopper', () => {
  it('asks for a delivered order to be taken back, once, however often it is asked for; told by mail', async () => {
    const { _id, product } = await aDelivered();
    expect((await orderOf(_id)).returnUntil).not.toBe('');
    const body = { user_id: shopper.id, return_reason: 'The box was torn', refund_amount: PAID };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(shopper, _id, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'A return of this order was already requested.',
    );
    expect(answers.find(({ status }) => status === 200)?.body.data).toMatchObject({
      returnRequest: {
        user_id: { name: shopper.name, email: shopper.email, phone: shopper.phone },
        order_id: { _id, products: [{ product_id: { name: product.name }, quantity: 2 }] },
        refund_amount: PAID,
        status: false,
        refund_status: false,
        refund: 'none',
        return_reason: 'The box was torn',
      },
    });
    expect((await orderOf(_id)).return_request).toBe(true);
    const mail = await shop.mail(shopper.email, new RegExp(`return request for order ${shortId(_id, 8)}`));
    expect(mail.text).toContain('₹24,789');
  });

  it('is refused before delivery, after seven days, and with another amount', async () => {
    const product = await aProduct(shop.db);
    const pending = await buy(shop, shopper, product.id);
    expect(await create(shopper, pending._id)).toMatchObject({
      status: 409,
      body: { message: 'Only a Delivered order can be returned. This one is Pending.' },
    });
    const { _id } = await aDelivered();
    expect(await create(shopper, _id, { refund_amount: PAID + 1 })).toMatchObject({
      status: 409,
      body: { message: 'The refund is not what was paid. Please reload and try again.' },
    });
    const deliveredAt = new Date(Date.now() - 9 * DAY_MS).toISOString();
    await shop.db.update(orders).set({ deliveredAt }).where(eq(orders.id, _id));
    const late = await create(shopper, _id);
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^This order could be returned until /);
    expect((await orderOf(_id)).return_request).toBe(false);
  });

  it('must say why', async () => {
    const { _id } = await aDelivered();
    for (const [return_reason, message] of [
      ['  ', 'Please select a reason for the return.'],
      ['Other', 'Please specify your reason.'],
    ])
      expect(await create(shopper, _id, { return_reason })).toMatchObject({
        status: 400,
        body: { data: { fields: { return_reason: message } } },
      });
  });

  it('finds another person’s order unknown, and may not ask in another’s name', async () => {
    const { _id } = await aDelivered();
    const stranger = await signedInAs(shop);
    for (const id of [_id, crypto.randomUUID(), 'none'])
      expect(await create(stranger, id)).toMatchObject({
        status: 404,
        body: { message: 'Order not found.' },
      });
    expect((await create(shopper, _id, { user_id: stranger.id })).status).toBe(403);
  });
});

describe('a SuperAdmin', () => {
  it('approves, then refunds through the provider once, however often it is pressed; the order is Returned', async () => {
    const { _id, returnId, product } = await aRequest();
    expect(await step(returnId, { refund_status: true })).toMatchObject({
      status: 409,
      body: { message: 'Please approve this return before you refund it.' },
    });
    const approved = await step(returnId, { status: true, data: { anything: 1 } });
    expect(approved.body.data).toMatchObject({ returnRequest: { status: true, refund_status: false } });
    expect((await step(returnId, { status: true })).status).toBe(409);
    await shop.mail(shopper.email, new RegExp(`return of order ${shortId(_id, 8)} is approved`));

    const presses = await Promise.all(
      Array.from({ length: 4 }, () => step(returnId, { refund_status: true })),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect(await listed(returnId)).toMatchObject({ refund: 'processed', refund_amount: PAID });
    expect(await refundsAtProvider(_id)).toMatchObject([{ amount: PAID * 100 }]);

    const order = await orderOf(_id);
    expect(order.status).toBe('Returned');
    expect(order.timeline.at(-1)).toMatchObject({ by: 'system', reason: 'The return was refunded.' });
    await shop.mail(SHIP_TO.email, new RegExp(`${shortId(_id, 8)}: Returned`));
    expect((await shop.mail(SHIP_TO.email, /refund of ₹24,789/)).text).toContain('The order was returned.');
    const [row] = await shop.db.select().from(products).where(eq(products.id, product.id));
    expect(row?.stock).toBe(3);
    expect((await setStatus(_id, 'Delivered')).status).toBe(409);
    expect((await step(returnId, { refund_status: true })).status).toBe(409);
  });

  it('leaves an entry in the audit log for each step', async () => {
    const { returnId } = await aRequest();
    await step(returnId, { status: true });
    await step(returnId, { refund_status: true });
    const entries = await shop.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, returnId)))
      .orderBy(auditLog.createdAt);
    expect(entries.map(({ action, staffId }) => [action, staffId])).toEqual([
      ['return.approve', boss.id],
      ['return.refund', boss.id],
    ]);
  });

  it('presses once while the provider is away, and the refund goes through when it is back', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    const { payments } = shop.deps.ports;
    const away = () => Promise.reject(new ProviderError('No answer.', undefined));
    shop.deps.ports.payments = { ...payments, refund: away };
    const pressed = await step(returnId, { refund_status: true });
    expect(pressed.body.data).toMatchObject({ returnRequest: { refund_status: false, refund: 'queued' } });
    expect((await orderOf(_id)).status).toBe('Delivered');
    shop.deps.ports.payments = payments;
    await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), { timeout: 20_000 });
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });

  it('may ask again for a refund that the provider refused', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    const { payments } = shop.deps.ports;
    const refused = () => Promise.reject(new ProviderError('The bank said no.', 400));
    shop.deps.ports.payments = { ...payments, refund: refused };
    const first = await step(returnId, { refund_status: true });
    expect(first.body.data).toMatchObject({ returnRequest: { refund: 'failed' } });
    shop.deps.ports.payments = payments;
    expect((await step(returnId, { refund_status: true })).body.data).toMatchObject({
      returnRequest: { refund: 'processed', refund_status: true },
    });
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });

  it('refunds nothing for an order whose money is already on its way', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    await setStatus(_id, 'Cancelled');
    expect(await step(returnId, { refund_status: true })).toMatchObject({
      status: 409,
      body: { message: 'The money of this order is already on its way back.' },
    });
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect((await orderOf(_id)).status).toBe('Cancelled');
    expect(await refundsAtProvider(_id)).toHaveLength(1);
  });

  it('takes one step at a time, of a request that there is', async () => {
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

  it('lists all requests, newest first, by step and by words, ten a page', async () => {
    const { _id, returnId } = await aRequest();
    const list = (input: object) => shop.trpc(boss.token).returns.list.query(input);
    const { returnRequestList, totalCount } = await list({});
    expect(returnRequestList[0]?._id).toBe(returnId);
    expect(returnRequestList.length).toBe(Math.min(10, totalCount));
    expect((await list({ filters: { search: shortId(_id, 8) } })).returnRequestList).toHaveLength(1);
    expect((await list({ filters: { search: '%' } })).totalCount).toBe(0);
    const waiting = await list({ filters: { status: false } });
    expect(waiting.returnRequestList.every((request) => !request.status)).toBe(true);
    const unknown = { filters: { approved: true } };
    expect((await shop.rest('POST', '/returnRequest/list', unknown, boss.token)).status).toBe(400);
  });
});

it('queues a refund again whose effect was given up, once', async () => {
  const { _id, returnId } = await aRequest();
  await step(returnId, { status: true });
  await shop.stopWorkers();
  const { payments } = shop.deps.ports;
  shop.deps.ports.payments = {
    ...payments,
    refund: () => Promise.reject(new ProviderError('No answer.', undefined)),
  };
  await step(returnId, { refund_status: true });
  shop.deps.ports.payments = payments;
  await shop.db.execute(
    sql`update outbox set failed_at = now() where kind = 'payments.refund' and done_at is null`,
  );
  shop.startWorkers();
  await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), { timeout: 20_000 });
  expect(await refundsAtProvider(_id)).toHaveLength(1);
  const queued = await shop.db.execute(
    sql`select failed_at is null as again from outbox where payload ->> 'refundId' in (
      select id::text from refunds where payment_id = (select payment_id from orders where id = ${_id})
    ) and kind = 'payments.refund' order by created_at`,
  );
  expect(queued.map(({ again }) => again)).toEqual([false, true]);
});

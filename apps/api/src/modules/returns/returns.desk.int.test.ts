import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import type { ReturnDetails } from '@aabha/contracts/returns/returns.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { returnRequests } from '@aabha/db/schema/returns';
import { aPicture, sendForm } from '../../testing/forms';
import { PAID, returning } from '../../testing/returning';

type Details = { returnRequest: ReturnDetails };

const at = returning();
const { aDelivered, aRequest, create, listed, orderOf, refundsAtProvider, step } = at;

const act = (id: string, name: string, body: object = {}) =>
  at.shop.rest<Details>('POST', `/returnRequest/${id}/${name}`, body, at.boss.token);
const ONE_UNIT = 12_345;
const stockOf = async (id: string) => {
  const [row] = await at.shop.db.select().from(products).where(eq(products.id, id));
  return row?.stock;
};

/** Returns a return of one of two televisions whose goods have arrived. */
async function anArrival(lines: object[] = [{ position: 0, quantity: 1 }]) {
  const order = await aDelivered();
  const { body } = await create(at.shopper, order._id, { lines });
  const returnId = body.data.returnRequest._id;
  await step(returnId, { status: true });
  await act(returnId, 'receive');
  return { ...order, returnId };
}

describe('a request by line', () => {
  it('is of one of two televisions, with photos, and costs what the quote says', async () => {
    const { _id } = await aDelivered();
    const client = at.shop.trpc(at.shopper.token);
    const quoted = await client.returns.quote.query({
      order_id: _id,
      lines: [{ position: 0, quantity: 1 }],
    });
    expect(quoted).toMatchObject({ refund_amount: ONE_UNIT, lines: [{ position: 0, quantity: 2 }] });
    expect((await client.returns.quote.query({ order_id: _id })).refund_amount).toBe(PAID);
    const made = await sendForm<Details>(
      at.shop,
      '/returnRequest/create',
      {
        ...{ order_id: _id, return_reason: 'Defective product', refund_amount: String(ONE_UNIT) },
        ...{ lines: JSON.stringify([{ position: 0, quantity: 1 }]), condition: 'opened' },
        ...{ wish: 'replacement', files: [await aPicture({}, 'front.png'), await aPicture({}, 'back.png')] },
      },
      at.shopper.token,
    );
    expect([made.status, made.body.data.returnRequest]).toMatchObject([
      200,
      { state: 'requested', refund_amount: ONE_UNIT, condition: 'opened', wish: 'replacement', photos: 2 },
    ]);
    const own = (await client.returns.own.query({ order_id: _id })).returnRequest;
    expect(own.files.map(({ name }) => name)).toEqual(['front.png', 'back.png']);
    const photo = await at.shop.trpc(at.boss.token).returns.downloadFile.query({ id: own.files[0]!._id });
    expect(Buffer.from(photo.content, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  });

  it('is refused for units that are not there, too many photos, and files that are none', async () => {
    const { _id } = await aDelivered();
    const request = (more: object) => create(at.shopper, _id, more);
    expect(await request({ lines: [{ position: 0, quantity: 3 }] })).toMatchObject({ status: 409 });
    expect(await request({ lines: [{ position: 7, quantity: 1 }] })).toMatchObject({ status: 409 });
    expect(await request({ lines: [] })).toMatchObject({ status: 400 });
    expect(await request({ lines: [{ position: 0, quantity: 1 }], refund_amount: PAID })).toMatchObject({
      status: 409,
    });
    const fields = { order_id: _id, return_reason: 'Changed mind' };
    const six = await Promise.all(Array.from({ length: 6 }, () => aPicture()));
    const send = (files: File | File[]) =>
      sendForm(at.shop, '/returnRequest/create', { ...fields, files }, at.shopper.token);
    expect((await send(six)).body.data.fields).toEqual({
      files: 'You can only upload a maximum of 5 images.',
    });
    const pdf = await send(new File(['%PDF-1.7\n%%EOF\n'], 'bill.pdf'));
    expect([pdf.status, Object.keys(pdf.body.data.fields ?? {})]).toEqual([415, ['files']]);
    expect((await orderOf(_id)).return_request).toBe(false);
  });
});

describe('the desk', () => {
  it('takes one of two televisions back: received, inspected, refunded by line, into stock; the order stays', async () => {
    const { _id, product, returnId } = await anArrival();
    const number = shortId(_id, 8);
    await at.shop.mail(at.shopper.email, new RegExp(`goods of your return of order ${number} have arrived`));
    const before = await stockOf(product.id);
    const inspected = await act(returnId, 'inspect', {
      lines: [{ position: 0, accepted: 1, restock: true }],
    });
    expect(inspected.body.data.returnRequest).toMatchObject({
      state: 'accepted',
      refund_amount: ONE_UNIT,
      lines: [{ position: 0, quantity: 1, accepted: 1, restock: true }],
    });
    await at.shop.mail(at.shopper.email, new RegExp(`return of order ${number} is accepted$`));
    const preview = await at.shop.trpc(at.boss.token).returns.preview.query({ id: returnId });
    expect(preview.refund).toMatchObject({ amount: ONE_UNIT, refundable_after: PAID - ONE_UNIT });
    expect((await step(returnId, { refund_status: true, refund_amount: ONE_UNIT + 1 })).status).toBe(409);
    const presses = await Promise.all(
      Array.from({ length: 40 }, () => step(returnId, { refund_status: true, refund_amount: ONE_UNIT })),
    );
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect(await refundsAtProvider(_id)).toMatchObject([{ amount: ONE_UNIT * 100 }]);
    expect(await stockOf(product.id)).toBe((before ?? 0) + 1);
    expect((await orderOf(_id)).status).toBe('Delivered');
  });

  it('makes the order Returned when all goods come back, inspected', async () => {
    const { _id, returnId } = await anArrival([{ position: 0, quantity: 2 }]);
    await act(returnId, 'inspect', { lines: [{ position: 0, accepted: 2 }] });
    await step(returnId, { refund_status: true });
    await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), { timeout: 15_000 });
    expect(await listed(returnId)).toMatchObject({ refund_status: true, refund_amount: PAID });
  });

  it('accepts a part, with a reason that the customer reads', async () => {
    const { _id, returnId } = await anArrival([{ position: 0, quantity: 2 }]);
    const lines = [{ position: 0, accepted: 1 }];
    expect((await act(returnId, 'inspect', { lines })).body.message).toBe(
      'Please give a reason. The customer reads it.',
    );
    expect((await act(returnId, 'inspect', { lines: [{ position: 0, accepted: 3 }] })).status).toBe(400);
    const reason = 'Parts or accessories are missing';
    const inspected = await act(returnId, 'inspect', { lines, reason });
    expect(inspected.body.data.returnRequest).toMatchObject({
      state: 'accepted_in_part',
      decision_reason: reason,
      refund_amount: ONE_UNIT,
    });
    const mail = await at.shop.mail(at.shopper.email, new RegExp(`${shortId(_id, 8)} is accepted in part`));
    expect(mail.text).toContain(reason);
    expect(mail.text).toContain('1 of 2 accepted');
    expect(mail.text).toContain('1915');
    await step(returnId, { refund_status: true });
    await vi.waitFor(async () => expect((await listed(returnId))?.refund_status).toBe(true), {
      timeout: 15_000,
    });
    expect((await orderOf(_id)).status).toBe('Delivered');
  });

  it('rejects with a reason and how to complain; nothing may follow', async () => {
    const { _id, returnId } = await aRequest();
    expect((await act(returnId, 'reject', { reason: ' ' })).status).toBe(400);
    const rejected = await act(returnId, 'reject', { reason: 'We found no fault' });
    expect(rejected.body.data.returnRequest).toMatchObject({ state: 'rejected', due_at: null });
    const mail = await at.shop.mail(
      at.shopper.email,
      new RegExp(`could not accept your return of order ${shortId(_id, 8)}`),
    );
    expect(mail.text).toContain('We found no fault');
    expect(mail.text).toContain('/raise-complaint');
    for (const body of [{ status: true }, { refund_status: true }])
      expect((await step(returnId, body)).body.message).toBe('This return was already rejected.');
    expect((await act(returnId, 'receive')).status).toBe(409);
    const { returnRequestList } = await at.shop
      .trpc(at.boss.token)
      .returns.list.query({ filters: { state: 'rejected', search: shortId(_id, 8) } });
    expect(returnRequestList).toHaveLength(1);
    const entries = await at.shop.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'return'), eq(auditLog.entityId, returnId)));
    expect(entries).toEqual([{ action: 'return.reject' }]);
  });

  it('is either approved or rejected when two decide at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { returnId } = await aRequest();
      const [approved, rejected] = await Promise.all([
        step(returnId, { status: true }),
        act(returnId, 'reject', { reason: 'We found no fault' }),
      ]);
      /* An approved return may still be rejected, a rejected one not approved. */
      expect(rejected.status).toBe(200);
      expect([200, 409]).toContain(approved.status);
      expect((await listed(returnId))?.state).toBe('rejected');
      expect((await step(returnId, { refund_status: true })).status).toBe(409);
    }
  });

  it('is either refunded or rejected when two decide at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { _id, returnId } = await aRequest();
      await step(returnId, { status: true });
      const responses = await Promise.all([
        step(returnId, { refund_status: true }),
        act(returnId, 'reject', { reason: 'We found no fault' }),
      ]);
      const statuses = responses.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409]);
      await vi.waitFor(async () =>
        expect(await refundsAtProvider(_id)).toHaveLength(statuses[0] === 200 ? 1 : 0),
      );
    }
  });

  it('lists what is overdue: undecided, uninspected or unrefunded for two days', async () => {
    const { _id, returnId } = await aRequest();
    const overdue = async () => {
      const filters = { overdue: true as const, search: shortId(_id, 8) };
      return (await at.shop.trpc(at.boss.token).returns.list.query({ filters })).totalCount;
    };
    expect(await overdue()).toBe(0);
    const old = new Date(Date.now() - 49 * 3_600_000).toISOString();
    const set = (values: Partial<typeof returnRequests.$inferInsert>) =>
      at.shop.db.update(returnRequests).set(values).where(eq(returnRequests.id, returnId));
    await set({ createdAt: old });
    expect(await overdue()).toBe(1);
    await step(returnId, { status: true });
    expect(await overdue()).toBe(0);
    await act(returnId, 'receive');
    await set({ receivedAt: old });
    expect(await overdue()).toBe(1);
  });

  it('exports what the list shows', async () => {
    const { _id, returnId } = await anArrival();
    await act(returnId, 'inspect', { lines: [{ position: 0, accepted: 1 }] });
    const response = await fetch(`${at.shop.url}/api/v1/returnRequest/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { state: 'accepted', search: shortId(_id, 8) } }),
    });
    const [header, line, ...rest] = (await response.text()).trimEnd().split('\r\n');
    expect(header).toMatch(/Requested,Order,Customer,Email,Phone,Goods,Reason/);
    expect(line).toContain(`,accepted,`);
    expect(line).toContain(`,12345.00,none,`);
    expect(line).toContain('1 of 1 × ');
    expect(rest).toEqual([]);
  });
});

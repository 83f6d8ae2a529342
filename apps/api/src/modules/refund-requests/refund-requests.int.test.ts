import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { auditLog } from '@aabha/db/schema/audit';
import { refundAuthors, refundRequests } from '@aabha/db/schema/refund-requests';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { PAID, returning } from '../../testing/returning';
import { refusedWith } from '../../testing/refunding';
import { buy } from '../../testing/shopping-steps';
import { expireRefundRequests } from './expire-requests.service';

const at = returning();
const { aDelivered, aRequest, orderOf, refundsAtProvider, step } = at;

let clerk: SignedIn;
let partner: SignedIn;
const named = (name: string) => ({ name, email: `${name.toLowerCase()}@aabha.example` });

/** Publishes limits in rupees; empty for none. Two people do it, so that a higher one is possible. */
async function setLimits(subAdmin: number | '', superAdmin: number | '') {
  const inPaise = (rupees: number | '') => (rupees === '' ? '' : rupees * 100);
  const value = {
    refundLimitSubAdminPaise: inPaise(subAdmin),
    refundLimitSuperAdminPaise: inPaise(superAdmin),
  };
  const updatedAt = async () => {
    const { sections } = await at.shop.trpc(at.boss.token).settings.sections.query();
    return sections.find(({ section }) => section === 'refunds')?.updated_at ?? '';
  };
  const section = 'refunds' as const;
  const drafted = { section, value, updated_at: await updatedAt() };
  await at.shop.trpc(at.boss.token).settings.saveDraft.mutate(drafted);
  await at.shop.trpc(partner.token).settings.publish.mutate({ section, updated_at: await updatedAt() });
}

beforeAll(async () => {
  clerk = await signedInAs(at.shop, 'SubAdmin', named('Kavita'));
  partner = await signedInAs(at.shop, 'SuperAdmin', named('Bala'));
  await setLimits(10_000, '');
});

const of = (by: SignedIn) => at.shop.trpc(by.token);
const refund = (id: string, choice: object, by = clerk) =>
  of(by).orders.refund.mutate({ id, reason: 'It arrived broken.', ...choice });
const requestOf = async (id: string, by = at.boss) =>
  (await of(by).refundRequests.get.query({ id })).refundRequest;
const waitingOf = async (order_id: string, by = at.boss) =>
  (await of(by).refundRequests.list.query({ filters: { order_id, state: 'waiting' } })).refundRequestList;

/** Returns an order of one television for ₹12,444 with delivery. */
async function aPending() {
  const product = await aProduct(at.shop.db, { pricePaise: paise(12_345_00), discountPercent: 0 });
  return buy(at.shop, at.shopper, product.id, 1);
}

/** Returns the id of a request of a SubAdmin for a part of a new order. */
async function anAsk(amount = 12_000) {
  const { _id } = await aDelivered();
  const { refund_request } = await refund(_id, { amount });
  return { orderId: _id, id: refund_request?._id ?? '' };
}

describe('a refund above the limit of who makes it', () => {
  it('moves nothing, names who may approve, and mails them', async () => {
    const { _id } = await aDelivered();
    const preview = (by: SignedIn) => of(by).orders.previewRefund.query({ id: _id, amount: 10_001 });
    expect((await preview(clerk)).refund?.needs_approval).toBe(true);
    expect((await preview(at.boss)).refund?.needs_approval).toBe(false);
    const asked = await refund(_id, { amount: 10_001 });
    expect(asked.refund_request).toMatchObject({ amount: 10_001 });
    expect(asked.order).toMatchObject({ refunds: [], refundable: PAID });
    const [request] = await waitingOf(_id, clerk);
    expect(request).toMatchObject({
      ...{ kind: 'part', state: 'waiting', amount: 10_001, counted: 10_001, note: '', refund_id: null },
      ...{ asked_by: { name: 'Kavita' }, is_own: true, can_decide: false },
    });
    expect(request?.approvers).toContain('Bala');
    expect(request?.approvers).not.toContain('Kavita');
    const mail = await at.shop.mail(partner.email, /Please check a refund of ₹10,001/);
    expect(mail.text).toContain('Kavita wants to make a refund above their limit.');
    await expect(refund(_id, { amount: 11_000 })).rejects.toMatchObject(
      refusedWith('REFUND_REQUEST_WAITING'),
    );
    expect((await refund(_id, { amount: 10_000 })).refund_request).toBeUndefined();
  });

  it('counts what the same person refunded of the order within a day, and nothing older', async () => {
    const { _id } = await aDelivered();
    const other = await aDelivered();
    expect((await refund(_id, { amount: 6_000 })).refund_request).toBeUndefined();
    expect((await refund(other._id, { amount: 6_000 })).refund_request).toBeUndefined();
    const split = await refund(_id, { amount: 4_001 });
    expect(await requestOf(split.refund_request?._id ?? '')).toMatchObject({
      amount: 4_001,
      counted: 10_001,
    });
    await of(clerk).refundRequests.withdraw.mutate({ id: split.refund_request?._id ?? '' });
    const dayAgo = new Date(at.shop.deps.ports.clock.now().getTime() - 25 * 3_600_000).toISOString();
    await at.shop.db
      .update(refundAuthors)
      .set({ createdAt: dayAgo })
      .where(eq(refundAuthors.staffId, clerk.id));
    expect((await refund(_id, { amount: 4_001 })).refund_request).toBeUndefined();
  });

  it('of clicks at once stays below the limit together', async () => {
    const { _id } = await aDelivered();
    const clicks = await Promise.allSettled(Array.from({ length: 8 }, () => refund(_id, { amount: 3_000 })));
    const alone = clicks.filter((one) => one.status === 'fulfilled' && !one.value.refund_request);
    expect(alone).toHaveLength(3);
    expect((await orderOf(_id)).refunds).toHaveLength(3);
    expect(await waitingOf(_id)).toHaveLength(1);
  });

  it('is not one of a shopper, who cancels their own order', async () => {
    const { _id } = await aPending();
    const { order, refund_request } = await of(at.shopper).orders.updateStatus.mutate({
      ...{ id: _id, status: 'Cancelled' },
    });
    expect([order.status, refund_request]).toEqual(['Cancelled', undefined]);
  });
});

describe('an approval', () => {
  it('makes the refund once, of however many at once', async () => {
    const { id, orderId } = await anAsk();
    const presses = await Promise.allSettled(
      [at.boss, partner, at.boss, partner].map((by) => of(by).refundRequests.approve.mutate({ id })),
    );
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await vi.waitFor(async () => expect(await refundsAtProvider(orderId)).toHaveLength(1), 15_000);
    expect(await refundsAtProvider(orderId)).toMatchObject([{ amount: 12_000_00 }]);
    const { refunds } = await orderOf(orderId);
    expect(await requestOf(id)).toMatchObject({ state: 'approved', refund_id: refunds[0]?._id });
    expect((await at.shop.mail(clerk.email, /refund of ₹12,000 .* was approved/)).text).toContain('approved');
    const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, orderId));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['refund.ask', 'refund.approve', 'order.refund']),
    );
  });

  it('is refused to who asked, and to who is limited as well', async () => {
    const { id } = await anAsk();
    const colleague = await signedInAs(at.shop, 'SubAdmin');
    const approve = (by: SignedIn) => of(by).refundRequests.approve.mutate({ id });
    await expect(approve(clerk)).rejects.toMatchObject(refusedWith('REFUND_REQUEST_OWN'));
    await expect(approve(colleague)).rejects.toMatchObject(refusedWith('REFUND_REQUEST_ABOVE_LIMIT'));
    await expect(approve(at.shopper)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
    expect((await requestOf(id)).state).toBe('waiting');
  });

  it('is refused where the refund would be another one now', async () => {
    const { id, orderId } = await anAsk();
    await refund(orderId, { amount: 20_000 }, at.boss);
    await expect(of(at.boss).refundRequests.approve.mutate({ id })).rejects.toMatchObject(
      refusedWith('REFUND_TOO_MUCH'),
    );
    expect((await orderOf(orderId)).refunds).toHaveLength(1);
  });

  it('cancels an order of staff, once somebody else agrees', async () => {
    const { _id } = await aPending();
    const cancelled = await of(clerk).orders.updateStatus.mutate({
      ...{ id: _id, status: 'Cancelled', reason: 'The customer called.' },
    });
    expect([cancelled.order.status, cancelled.refund_request?.amount]).toEqual(['Pending', 12_444]);
    await of(partner).refundRequests.approve.mutate({ id: cancelled.refund_request?._id ?? '' });
    const order = await orderOf(_id);
    expect(order).toMatchObject({ status: 'Cancelled', refundable: 0, goods_returned: true });
    expect(order.timeline.at(-1)?.reason).toBe('The customer called.');
  });

  it('of a cancellation is refused once the order has left', async () => {
    const { _id } = await aPending();
    const { refund_request } = await of(clerk).orders.updateStatus.mutate({ id: _id, status: 'Cancelled' });
    await of(at.boss).orders.updateStatus.mutate({ id: _id, status: 'Shipped' });
    await expect(
      of(at.boss).refundRequests.approve.mutate({ id: refund_request?._id ?? '' }),
    ).rejects.toMatchObject(refusedWith('ORDER_STATUS_CHANGED'));
  });
});

describe('where every role is limited', () => {
  beforeAll(() => setLimits(10_000, 20_000));

  it('another SuperAdmin approves the refund of a return', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    const asked = await step(returnId, { refund_status: true });
    expect(asked.body.data).toMatchObject({
      refund_request: { amount: PAID },
      returnRequest: { refund: 'none', refund_status: false },
    });
    const [request] = await waitingOf(_id, partner);
    expect(request).toMatchObject({ kind: 'return', return_id: returnId, can_decide: true });
    expect(await waitingOf(_id, clerk)).toMatchObject([{ can_decide: false }]);
    await expect(of(at.boss).refundRequests.approve.mutate({ id: request?._id ?? '' })).rejects.toMatchObject(
      refusedWith('REFUND_REQUEST_OWN'),
    );
    await of(partner).refundRequests.approve.mutate({ id: request?._id ?? '' });
    await vi.waitFor(async () => expect((await orderOf(_id)).status).toBe('Returned'), 20_000);
    expect(await refundsAtProvider(_id)).toMatchObject([{ amount: PAID * 100 }]);
  });

  it('the approval of a return that was rejected meanwhile is refused', async () => {
    const { _id, returnId } = await aRequest();
    await step(returnId, { status: true });
    await step(returnId, { refund_status: true });
    const reason = 'We found no fault';
    await at.shop.rest('POST', `/returnRequest/${returnId}/reject`, { reason }, at.boss.token);
    const [request] = await waitingOf(_id);
    await expect(of(partner).refundRequests.approve.mutate({ id: request?._id ?? '' })).rejects.toMatchObject(
      refusedWith('RETURN_REJECTED_BEFORE'),
    );
    await expect(
      of(at.boss).refundRequests.withdraw.mutate({ id: request?._id ?? '' }),
    ).resolves.toMatchObject({ refundRequest: { state: 'withdrawn' } });
  });
});

describe('a request', () => {
  it('is declined with a reason, which is mailed; then it is settled', async () => {
    const { id } = await anAsk(12_001);
    await expect(of(at.boss).refundRequests.decline.mutate({ id, note: ' ' })).rejects.toMatchObject(
      refusedWith('INVALID_INPUT'),
    );
    const { refundRequest } = await of(at.boss).refundRequests.decline.mutate({ id, note: 'It works.' });
    expect(refundRequest).toMatchObject({ state: 'declined', note: 'It works.' });
    expect((await at.shop.mail(clerk.email, /₹12,001 .* was declined/)).text).toContain('It works.');
    await expect(of(at.boss).refundRequests.approve.mutate({ id })).rejects.toMatchObject(
      refusedWith('REFUND_REQUEST_SETTLED'),
    );
  });

  it('is withdrawn by who asked, and by nobody else', async () => {
    const { id, orderId } = await anAsk();
    await expect(of(at.boss).refundRequests.withdraw.mutate({ id })).rejects.toMatchObject(
      refusedWith('REFUND_REQUEST_NOT_OWN'),
    );
    await of(clerk).refundRequests.withdraw.mutate({ id });
    expect((await refund(orderId, { amount: 12_000 })).refund_request?._id).not.toBe(id);
  });

  it('expires after 14 days, with a mail to who asked', async () => {
    const { id } = await anAsk(12_002);
    const { expires_at, created_at } = await requestOf(id);
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(14 * 86_400_000);
    const now = at.shop.deps.ports.clock.now().toISOString();
    await at.shop.db.update(refundRequests).set({ expiresAt: now }).where(eq(refundRequests.id, id));
    await expect(of(at.boss).refundRequests.approve.mutate({ id })).rejects.toMatchObject(
      refusedWith('REFUND_REQUEST_EXPIRED'),
    );
    expect(await expireRefundRequests(at.shop.deps)).toBe(1);
    expect((await requestOf(id)).state).toBe('expired');
    await at.shop.mail(clerk.email, /₹12,002 .* has expired/);
  });

  it('is found by state, kind, person and number, and exported', async () => {
    const { id, orderId } = await anAsk(12_003);
    const find = async (filters: object, by = at.boss) =>
      (await of(by).refundRequests.list.query({ filters, pageSize: 100 })).refundRequestList.map(
        ({ _id }) => _id,
      );
    expect(await find({ search: orderId.slice(-8), state: 'waiting' })).toEqual([id]);
    expect(await find({ kind: 'return' })).not.toContain(id);
    expect(await find({ mine: true }, clerk)).toContain(id);
    expect(await find({ mine: true })).not.toContain(id);
    expect(await find({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    const file = await fetch(`${at.shop.url}/api/v1/refundRequest/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${at.boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { state: 'waiting' } }),
    });
    expect(await file.text()).toContain('Kavita,12003.00,12003.00,Part of an order,Waiting for approval');
  });
});

import { eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { paise } from '@aabha/contracts/money/money';
import { PERMISSIONS } from '@aabha/contracts/staff-roles/staff-roles.values';
import { auditLog } from '@aabha/db/schema/audit';
import { bulkJobs } from '@aabha/db/schema/bulk-jobs';
import { orders } from '@aabha/db/schema/orders';
import { outbox } from '@aabha/db/schema/outbox';
import { refundRequests } from '@aabha/db/schema/refund-requests';
import { runBulkJobs } from '../modules/bulk-jobs/run-bulk-jobs.service';
import { aProduct, signedInAs } from '../testing/builders';
import { signedInWith, type Permitted } from '../testing/permitted';
import { refunding, refusedWith } from '../testing/refunding';
import { buy } from '../testing/shopping-steps';

const at = refunding();
const NOT_PERMITTED = 'This refunds the customer, which your role may not do. Nothing was changed.';
const FORBIDDEN = refusedWith('FORBIDDEN');

let packer: Permitted;
beforeAll(() => at.shop.stopWorkers());
beforeEach(async () => {
  packer = await signedInWith(at.shop, ['orders'], { name: `Packer ${crypto.randomUUID()}` });
  await at.shop.db.delete(bulkJobs);
});

const of = (by: { token: string }) => at.shop.trpc(by.token);
const aPaid = async (over: Parameters<typeof aProduct>[1] = {}) =>
  (await buy(at.shop, at.shopper, (await aProduct(at.shop.db, over)).id))._id;
/** A television that costs more than a SubAdmin refunds alone. */
const LARGE = { pricePaise: paise(1_20_000_00), discountPercent: 0 };
const cancel = (id: string, by: { token: string } = packer) =>
  of(by).orders.updateStatus.mutate({ id, status: 'Cancelled', reason: 'The customer called.' });
/** What cancelling an order could have written. */
async function writtenOf(id: string) {
  const { db } = at.shop;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return {
    order,
    audits: await db.$count(auditLog, eq(auditLog.entityId, id)),
    effects: await db.$count(outbox, ne(outbox.kind, 'payments.webhook')),
    requests: await db.$count(refundRequests),
  };
}

describe('cancelling a paid order', () => {
  it('is refused without the permission to refund, and changes nothing', async () => {
    const id = await aPaid();
    const before = await writtenOf(id);
    expect(
      await at.shop.rest(
        'POST',
        `/order/${id}/update`,
        { status: 'Cancelled', reason: 'Called.' },
        packer.token,
      ),
    ).toMatchObject({
      status: 403,
      body: { message: NOT_PERMITTED, data: { reason: 'REFUND_NOT_PERMITTED' } },
    });
    await expect(cancel(id)).rejects.toMatchObject(refusedWith('REFUND_NOT_PERMITTED'));
    expect(await writtenOf(id)).toEqual(before);
    /* What moves no money is done. */
    expect((await of(packer).orders.updateStatus.mutate({ id, status: 'Shipped' })).order.status).toBe(
      'Shipped',
    );
  });

  it('is done with it, and by the shopper, whom permissions do not concern', async () => {
    await packer.permit(['orders', 'refunds']);
    expect((await cancel(await aPaid())).order.status).toBe('Cancelled');
    const own = await of(at.shopper).orders.updateStatus.mutate({ id: await aPaid(), status: 'Cancelled' });
    expect(own.order.status).toBe('Cancelled');
  });

  it('is refused above the limit too, without asking a second person', async () => {
    const id = await aPaid(LARGE);
    const before = await writtenOf(id);
    await expect(cancel(id)).rejects.toMatchObject(refusedWith('REFUND_NOT_PERMITTED'));
    expect((await writtenOf(id)).requests).toBe(before.requests);
  });
});

describe('a refund', () => {
  it('of a part, and the decision about one, need the permission', async () => {
    const { id } = await at.anOrder('Delivered');
    const request = crypto.randomUUID();
    for (const call of [
      () => of(packer).orders.previewRefund.query({ id, amount: 1 }),
      () => of(packer).orders.refund.mutate({ id, amount: 1, reason: 'It arrived broken.' }),
      () => of(packer).refundRequests.approve.mutate({ id: request }),
      () => of(packer).refundRequests.decline.mutate({ id: request, note: 'No' }),
      () => of(packer).refundRequests.withdraw.mutate({ id: request }),
    ])
      await expect(call()).rejects.toMatchObject(FORBIDDEN);
    await packer.permit(['refunds']);
    const { order } = await of(packer).orders.refund.mutate({ id, amount: 1, reason: 'It arrived broken.' });
    expect(order.refunds).toHaveLength(1);
  });

  it('that waits for a second person names and lets decide only staff who may refund', async () => {
    const asker = await signedInWith(at.shop, ['orders', 'refunds'], { name: 'Asker' });
    const decider = await signedInWith(at.shop, ['orders', 'refunds'], { name: 'Decider' });
    const id = await aPaid(LARGE);
    await of(at.boss).orders.updateStatus.mutate({ id, status: 'Delivered' });
    const reason = 'It arrived broken.';
    const asked = await of(asker).orders.refund.mutate({ id, amount: 1_00_001, reason });
    expect(asked.refund_request).toMatchObject({ amount: 1_00_001 });
    /* As one that another SubAdmin may decide on, since the limit was raised meanwhile. */
    await at.shop
      .sql`update refund_requests set amount_paise = 100, counted_paise = 100 where order_id = ${id}`;
    const seenBy = async (by: { token: string }) => {
      const { refundRequestList } = await of(by).refundRequests.list.query({ filters: { order_id: id } });
      expect(refundRequestList).toHaveLength(1);
      return refundRequestList[0];
    };
    expect(await seenBy(decider)).toMatchObject({ can_decide: true });
    expect(await seenBy(packer)).toMatchObject({ can_decide: false });
    expect((await seenBy(at.boss))?.approvers).toEqual(expect.arrayContaining(['Decider']));
    expect((await seenBy(at.boss))?.approvers).not.toContain(packer.name);
    await decider.permit(['orders']);
    expect((await seenBy(at.boss))?.approvers).not.toContain('Decider');
    expect(await seenBy(decider)).toMatchObject({ can_decide: false });
  });
});

describe('a job', () => {
  const act = (buyer: string, status = 'Shipped') => ({
    ...{ kind: 'order-status', filters: { user_id: buyer }, status },
    ...(status === 'Cancelled' ? { reason: 'The customer called.' } : {}),
  });
  const call = <T extends object>(path: string, body: object, by: { token: string } = packer) =>
    at.shop.rest<T>('POST', `/bulkJob/${path}`, body, by.token);
  async function start(wanted: object, by: { token: string } = packer): Promise<BulkJob> {
    const preview = await call<{ change_count: number; refund: number }>('preview', { act: wanted }, by);
    const { change_count: count, refund } = preview.body.data;
    const { body, status } = await call<{ job: BulkJob }>('start', { act: wanted, count, refund }, by);
    expect({ status, message: body.message }).toMatchObject({ status: 200 });
    return body.data.job;
  }
  const runAll = async () => {
    while ((await runBulkJobs(at.shop.deps)) > 0);
  };
  const detailsOf = async (id: string) =>
    (
      await at.shop.rest<{ job: BulkJob; failures: { reason: string }[] }>(
        'GET',
        `/bulkJob/${id}`,
        undefined,
        at.boss.token,
      )
    ).body.data;
  async function anOrderOfNewBuyer() {
    const buyer = await signedInAs(at.shop);
    const { _id } = await buy(at.shop, buyer, (await aProduct(at.shop.db)).id);
    return { buyer: buyer.id, id: _id };
  }
  const statusOf = async (id: string) => (await at.orderOf(id)).status;

  it('is refused, and hidden, without the permission of its area', async () => {
    const { buyer, id } = await anOrderOfNewBuyer();
    const { _id } = await start(act(buyer));
    await packer.permit(PERMISSIONS.filter((name) => name !== 'orders'));
    expect((await call('preview', { act: act(buyer) })).status).toBe(403);
    expect((await call('start', { act: act(buyer), count: 1, refund: 0 })).status).toBe(403);
    expect((await at.shop.rest('GET', `/bulkJob/${_id}`, undefined, packer.token)).status).toBe(404);
    const prices = { kind: 'product-change', filters: {}, change: { discount: 20 } };
    expect((await call('preview', { act: prices })).status).toBe(200);
    await packer.permit(['orders']);
    expect((await call('preview', { act: prices })).status).toBe(403);
    expect(await statusOf(id)).toBe('Pending');
  });

  it('that was started ends once the permission is gone', async () => {
    const { buyer, id } = await anOrderOfNewBuyer();
    const { _id } = await start(act(buyer));
    await packer.permit(['products', 'refunds']);
    await runAll();
    expect((await detailsOf(_id)).job).toMatchObject({
      note: 'Whoever started it may no longer do this.',
    });
    expect(await statusOf(id)).toBe('Pending');
  });

  it('does with orders what its author may do: a row that would refund fails and says why', async () => {
    const { buyer, id } = await anOrderOfNewBuyer();
    const job = await start(act(buyer, 'Cancelled'));
    await runAll();
    const { failures } = await detailsOf(job._id);
    expect(failures).toMatchObject([{ reason: NOT_PERMITTED }]);
    expect(await statusOf(id)).toBe('Pending');
    /* The permission counts that the role has when the row is done. */
    const again = await start(act(buyer, 'Cancelled'));
    await packer.permit(['orders', 'refunds']);
    await runAll();
    expect((await detailsOf(again._id)).failures).toEqual([]);
    expect(await statusOf(id)).toBe('Cancelled');
  });
});

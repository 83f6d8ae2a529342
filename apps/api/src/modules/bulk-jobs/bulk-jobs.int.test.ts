import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkJob } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { users } from '@aabha/db/schema/accounts';
import { bulkJobRows, bulkJobs } from '@aabha/db/schema/bulk-jobs';
import { orderEvents, orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runBulkJobs } from './run-bulk-jobs.service';

let shop: TestShop;
let asha: SignedIn;
let chief: SignedIn;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  asha = await signedInAs(shop, 'SubAdmin', { name: 'Asha Rao' });
  chief = await signedInAs(shop, 'SuperAdmin', { name: 'Meera Nair' });
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(bulkJobs));

const post = <T extends object>(who: SignedIn, path: string, body: object = {}) =>
  shop.rest<T>('POST', `/bulkJob/${path}`, body, who.token);
/** Places orders of a customer of their own, who is the filter of a job. */
async function someOrders(count: number) {
  const buyer = await signedInAs(shop);
  const { id } = await aProduct(shop.db, { stock: 50 });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await buy(shop, buyer, id))._id);
  return {
    ids,
    buyer,
    productId: id,
    act: { kind: 'order-status', filters: { user_id: buyer.id }, status: 'Shipped' },
  };
}
async function start(who: SignedIn, act: object): Promise<BulkJob> {
  const preview = await post<{ change_count: number; refund: number }>(who, 'preview', { act });
  const { change_count: count, refund } = preview.body.data;
  const { status, body } = await post<{ job: BulkJob }>(who, 'start', { act, count, refund });
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body.data.job;
}
const detailsOf = async (id: string, who = chief) =>
  (
    await shop.rest<{ job: BulkJob; failures: { label: string; reason: string }[] }>(
      'GET',
      `/bulkJob/${id}`,
      undefined,
      who.token,
    )
  ).body.data;
async function runAll(): Promise<void> {
  while ((await runBulkJobs(shop.deps)) > 0);
}
const statusesOf = async (ids: readonly string[]) =>
  (
    await shop.db
      .select({ status: orders.status })
      .from(orders)
      .where(inArray(orders.id, [...ids]))
  ).map(({ status }) => status);
const shippedEvents = async (ids: readonly string[]) =>
  (
    await shop.db
      .select({ id: orderEvents.orderId })
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderId, [...ids]), eq(orderEvents.toStatus, 'Shipped')))
  ).length;

describe('a job on orders', () => {
  it('takes those that match at its start, and does with each what a single act does', async () => {
    const { ids, act, buyer, productId } = await someOrders(3);
    await shop.trpc(asha.token).orders.updateStatus.mutate({ id: ids[0] ?? '', status: 'Cancelled' });
    const { body } = await post(asha, 'preview', { act });
    expect(body.data).toMatchObject({ match_count: 3, change_count: 2, refund: 0, problem_count: 0 });
    const job = await start(asha, act);
    expect(job).toMatchObject({ what: 'Status Shipped', state: 'waiting', record_count: 2, may_stop: true });
    const later = await buy(shop, buyer, productId);
    await runAll();
    expect(await statusesOf(ids.slice(1))).toEqual(['Shipped', 'Shipped']);
    expect(await statusesOf([later._id])).toEqual(['Pending']);
    expect((await detailsOf(job._id)).job).toMatchObject({ state: 'done', done_count: 2, failed_count: 0 });
    const entries = await shop.db
      .select({ staffId: auditLog.staffId })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'order.status'), inArray(auditLog.entityId, ids.slice(1))));
    expect(entries).toEqual([{ staffId: asha.id }, { staffId: asha.id }]);
    const file = await fetch(`${shop.url}/api/v1/bulkJob/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asha.token}` },
      body: JSON.stringify({ filters: { job: job._id } }),
    });
    expect((await file.text()).match(/Done/g)).toHaveLength(2);
  });

  it('names what failed and why, and goes on with the others', async () => {
    const { ids, act } = await someOrders(3);
    const job = await start(asha, act);
    await shop.trpc(chief.token).orders.updateStatus.mutate({ id: ids[1] ?? '', status: 'Cancelled' });
    await runAll();
    const { job: ended, failures } = await detailsOf(job._id);
    expect(ended).toMatchObject({ state: 'done', done_count: 2, failed_count: 1 });
    expect(failures).toMatchObject([{ reason: 'This order is now Cancelled. Nothing was changed.' }]);
  });

  it('refunds only what staff were shown, with their reason', async () => {
    const { ids, act: shipped } = await someOrders(2);
    const act = { ...shipped, status: 'Cancelled' };
    const { body } = await post<{ refund: number; refund_count: number }>(asha, 'preview', { act });
    expect(body.data.refund_count).toBe(2);
    expect(body.data.refund).toBeGreaterThan(0);
    const wrong = await post(asha, 'start', { act, count: 2, refund: body.data.refund - 1 });
    expect(wrong).toMatchObject({ status: 409, body: { message: expect.stringMatching(/have changed/) } });
    /* Without a reason each is refused as it is alone. */
    const silent = await start(asha, act);
    await runAll();
    expect((await detailsOf(silent._id)).job).toMatchObject({ done_count: 0, failed_count: 2 });
    await start(asha, { ...act, reason: 'Recalled by the maker' });
    await runAll();
    expect(await statusesOf(ids)).toEqual(['Cancelled', 'Cancelled']);
  });

  it('is not started twice, nor on nothing, and not by those who may not', async () => {
    const { act } = await someOrders(1);
    await start(asha, act);
    const twice = { act, count: 1, refund: 0 };
    expect(await post(asha, 'start', twice)).toMatchObject({
      status: 409,
      body: { message: 'You have started the same job already, and it is not over.' },
    });
    const none = { ...act, filters: { user_id: asha.id } };
    expect((await post(asha, 'start', { act: none, count: 0, refund: 0 })).status).toBe(409);
    const remove = { kind: 'product-remove', filters: {} };
    expect((await post(asha, 'preview', { act: remove })).status).toBe(403);
    expect((await post(shopper, 'preview', { act })).status).toBe(403);
  });
});

describe('a worker', () => {
  it('that dies in the middle leaves the record as it was, and another one goes on', async () => {
    const { ids, act } = await someOrders(4);
    const job = await start(asha, act);
    await runBulkJobs(shop.deps, 2);
    /* The third dies before its transaction ends: the connection takes back the act and the mark together. */
    const dying = {
      ...shop.deps,
      ports: { ...shop.deps.ports, clock: { now: () => new Date() } },
      db: new Proxy(shop.deps.db, {
        get: (pool, name) =>
          name === 'transaction'
            ? (((work) =>
                pool.transaction(async (tx) => {
                  await work(tx);
                  throw new Error('killed');
                })) satisfies (typeof pool)['transaction'])
            : (Reflect.get(pool, name) as unknown),
      }),
    };
    await expect(runBulkJobs(dying, 1)).rejects.toThrow('killed');
    expect((await detailsOf(job._id)).job).toMatchObject({ state: 'running', done_count: 2 });
    expect(await shippedEvents(ids)).toBe(2);
    await runAll();
    expect((await detailsOf(job._id)).job).toMatchObject({ state: 'done', done_count: 4 });
    expect(await shippedEvents(ids)).toBe(4);
  });

  it('shares a job with others, none of which does a record again', async () => {
    const { ids, act } = await someOrders(6);
    const job = await start(asha, act);
    await Promise.all(Array.from({ length: 3 }, () => runAll()));
    await runAll();
    expect((await detailsOf(job._id)).job).toMatchObject({ state: 'done', done_count: 6, failed_count: 0 });
    expect(await shippedEvents(ids)).toBe(6);
  });

  it('stops before the next record when that is asked for', async () => {
    const { ids, act } = await someOrders(3);
    const job = await start(asha, act);
    await runBulkJobs(shop.deps, 1);
    const other = await signedInAs(shop, 'SubAdmin');
    expect((await post(other, `${job._id}/stop`)).status).toBe(403);
    expect((await post<{ job: BulkJob }>(chief, `${job._id}/stop`)).body.data.job.is_stopping).toBe(true);
    await runAll();
    expect((await detailsOf(job._id, asha)).job).toMatchObject({
      ...{ state: 'stopped', done_count: 1, stopped_by: 'Meera Nair', is_stopping: false },
    });
    expect((await statusesOf(ids)).filter((status) => status === 'Pending')).toHaveLength(2);
    expect((await post(chief, `${job._id}/stop`)).status).toBe(409);
  });

  it('stops the job of somebody who may no longer do it', async () => {
    const leaver = await signedInAs(shop, 'SubAdmin');
    const { ids, act } = await someOrders(1);
    const job = await start(leaver, act);
    await shop.db.update(users).set({ disabledAt: new Date().toISOString() }).where(eq(users.id, leaver.id));
    await runAll();
    expect((await detailsOf(job._id)).job).toMatchObject({
      ...{ state: 'stopped', note: 'Whoever started it may no longer do this.' },
    });
    expect(await statusesOf(ids)).toEqual(['Pending']);
  });

  it('does a small job beside a large one', async () => {
    const [large, small] = [await someOrders(3), await someOrders(1)];
    const first = await start(asha, large.act);
    await runBulkJobs(shop.deps, 1);
    const second = await start(chief, small.act);
    await runBulkJobs(shop.deps, 1);
    await runBulkJobs(shop.deps, 1);
    const rows = await shop.db
      .select({ jobId: bulkJobRows.jobId })
      .from(bulkJobRows)
      .where(eq(bulkJobRows.state, 'done'))
      .orderBy(asc(bulkJobRows.endedAt));
    expect(rows.map(({ jobId }) => jobId).slice(0, 2)).toEqual([first._id, second._id]);
  });
});

describe('a job on televisions', () => {
  it('changes and removes those of a filter; one that changed since, or cannot be changed so, fails', async () => {
    const category = `Bulk ${Date.now()}`;
    const made = [];
    for (const stock of [5, 0, 5]) made.push((await aProduct(shop.db, { stock, category })).id);
    const filters = { category: [category] };
    const act = { kind: 'product-change', filters, change: { stock: { by: 'add', units: -2 } } };
    const { body } = await post<{ examples: { text: string }[] }>(chief, 'preview', { act });
    expect(body.data).toMatchObject({ change_count: 3, problem_count: 1 });
    expect(body.data.examples[0]?.text).toBe('There are not enough units in stock.');
    const job = await start(chief, act);
    await shop.db
      .update(products)
      .set({ updatedAt: new Date().toISOString() })
      .where(eq(products.id, made[2] ?? ''));
    await runAll();
    expect((await detailsOf(job._id)).job).toMatchObject({ done_count: 1, failed_count: 2 });
    const removal = await start(chief, { kind: 'product-remove', filters });
    await runAll();
    expect((await detailsOf(removal._id)).job).toMatchObject({ state: 'done', done_count: 3 });
    const left = await shop.db.select().from(products).where(inArray(products.id, made));
    expect(left.filter(({ removedAt }) => removedAt === null)).toEqual([]);
    /* Jobs on televisions are not for a SubAdmin. */
    expect((await shop.rest('GET', `/bulkJob/${job._id}`, undefined, asha.token)).status).toBe(404);
    const { body: seen } = await post<{ jobList: BulkJob[] }>(asha, 'list');
    expect(seen.data.jobList.filter(({ kind }) => kind !== 'order-status')).toEqual([]);
  });
});

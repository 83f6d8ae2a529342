import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { paise } from '@aabha/contracts/money/money';
import { analyticsEvents } from '@aabha/db/schema/analytics';
import { auditLog } from '@aabha/db/schema/audit';
import { outbox } from '@aabha/db/schema/outbox';
import { orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refunds } from '@aabha/db/schema/refunds';
import { complaints } from '@aabha/db/schema/complaints';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

let shop: TestShop;
let boss: SignedIn;
let sub: SignedIn;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  sub = await signedInAs(shop, 'SubAdmin');
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

const dashboard = async (as: SignedIn, days?: '7' | '30' | '90') =>
  (await shop.trpc(as.token).dashboard.get.query({ ...(days ? { days } : {}) })).dashboard_data;
const placedAgo = (id: string, hours: number, status: 'Pending' | 'Cancelled' | 'Delivered' = 'Pending') =>
  shop.db
    .update(orders)
    .set({ createdAt: ago(hours), status })
    .where(eq(orders.id, id));

describe('the charts', () => {
  it('show sales, models and the statuses of orders', async () => {
    const big = await aProduct(shop.db, { name: 'Big', stock: 50 });
    const small = await aProduct(shop.db, { name: 'Small', stock: 50, pricePaise: paise(20_000_00) });
    const today = await buy(shop, shopper, big.id, 2);
    const lastMonth = await buy(shop, shopper, small.id, 3);
    const gone = await buy(shop, shopper, small.id, 9);
    await placedAgo(lastMonth._id, 24 * 20, 'Delivered');
    await placedAgo(gone._id, 50, 'Cancelled');

    const month = await dashboard(boss);
    expect(month.sales_by_day).toHaveLength(30);
    expect(month.sales_by_day.at(-1)).toEqual({
      day: indiaDay(new Date()),
      orders: 1,
      amount: today.totalPrice,
    });
    const sum = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    expect(sum(month.sales_by_day)).toBe(today.totalPrice + lastMonth.totalPrice);
    expect(month.top_models).toEqual([
      { product_id: small.id, name: 'Small', units: 3, amount: 3 * 15_000 },
      { product_id: big.id, name: 'Big', units: 2, amount: 2 * 30_000 },
    ]);
    expect(month.orders_by_status).toEqual([
      { status: 'Pending', count: 1 },
      { status: 'Shipped', count: 0 },
      { status: 'Delivered', count: 1 },
      { status: 'Cancelled', count: 1 },
      { status: 'Returned', count: 0 },
    ]);
    /* Rows for each figure. */
    const sold = (filters: object) =>
      shop.trpc(boss.token).orders.list.query({ filters: { sold: true, ...filters } });
    expect((await sold({ placedFrom: ago(24 * 25) })).orderCount).toBe(2);
    expect((await sold({ product_id: small.id })).orderList.map(({ _id }) => _id)).toEqual([lastMonth._id]);
    expect((await sold({ product_id: 'none' })).orderCount).toBe(0);
    const week = await dashboard(boss, '7');
    expect(week.sales_by_day).toHaveLength(7);
    /* The order of 20 days ago is in neither week; in the chart of 30 days it is in the period itself. */
    expect(week.sales_before).toHaveLength(7);
    expect(week.sales_before.at(-1)?.day).toBe(
      indiaDay(new Date(Date.parse(`${week.sales_by_day[0]?.day}T12:00:00Z`) - 86_400_000)),
    );
    expect(sum(month.sales_before)).toBe(0);
    await placedAgo(lastMonth._id, 24 * 10, 'Delivered');
    const [before] = (await dashboard(boss, '7')).sales_before.filter(({ orders: n }) => n > 0);
    expect(before).toMatchObject({ orders: 1, amount: lastMonth.totalPrice });
    await placedAgo(lastMonth._id, 24 * 20, 'Delivered');
    expect(week.top_models.map(({ name }) => name)).toEqual(['Big']);
    expect((await dashboard(boss, '90')).sales_by_day).toHaveLength(90);
  });

  it('count views of televisions, additions to a cart and orders', async () => {
    const before = (await dashboard(boss)).funnel;
    await shop.db.insert(analyticsEvents).values([
      { name: 'page_view', path: '/television/1' },
      { name: 'page_view', path: '/television/1' },
      { name: 'page_view', path: '/about' },
      { name: 'page_view', path: '/television/1', createdAt: ago(24 * 40) },
      { name: 'add_to_cart', path: '/television/1', product: '1' },
    ]);
    const after = (await dashboard(boss)).funnel;
    expect(after).toEqual({
      visits: before.visits + 2,
      added_to_cart: before.added_to_cart + 1,
      orders: before.orders,
    });
  });

  it('are available over REST too, for a valid span', async () => {
    const response = await shop.rest('GET', '/admin/dashboard?days=7', undefined, boss.token);
    expect(response.body.data).toMatchObject({ dashboard_data: { product_count: expect.any(Number) } });
    expect((await shop.rest('GET', '/admin/dashboard?days=8', undefined, boss.token)).status).toBe(400);
  });
});

describe('what needs someone today', () => {
  it('is counted, and null for a SubAdmin where the screen is hidden', async () => {
    const before = await dashboard(boss);
    const product = await aProduct(shop.db, { stock: 12, makerName: null });
    for (const hours of [1, 30, 60, 200]) await placedAgo((await buy(shop, shopper, product.id))._id, hours);
    const raised = { userId: shopper.id, name: 'A', email: 'a@b.in', phone: '9876543210' };
    const complaint = { ...raised, issueType: 'Billing' as const, description: 'Wrong bill.' };
    await shop.db.insert(complaints).values([
      { ...complaint, createdAt: ago(49) },
      { ...complaint, createdAt: ago(47) },
      { ...complaint, createdAt: ago(99), status: 'Resolved' },
    ]);
    const [delivered] = await shop.db.select().from(orders).where(eq(orders.status, 'Delivered'));
    await shop.db.insert(returnRequests).values({
      orderId: delivered?.id ?? '',
      userId: shopper.id,
      reason: 'Changed mind',
      refundPaise: paise(100),
    });
    const { attention } = await dashboard(boss);
    expect(attention).toEqual({
      ...before.attention,
      to_ship: {
        under_24h: before.attention.to_ship.under_24h + 1,
        under_48h: 1,
        under_72h: 1,
        older: 1,
      },
      returns_to_decide: 1,
      complaints_overdue: 1,
      incomplete_products: (before.attention.incomplete_products ?? 0) + 1,
      complaints_breached: 0,
      complaints_due_soon: 0,
      data_requests_overdue: 0,
      breaches_overdue: 0,
      low_stock: before.attention.low_stock + 1,
    });
    expect((await shop.trpc(boss.token).dashboard.attention.query({})).attention).toEqual(attention);
    /* Rows for each figure. */
    const late = await shop.trpc(boss.token).orders.list.query({
      filters: { status: 'Pending', placedFrom: ago(72), placedBefore: ago(48) },
    });
    expect(late.orderCount).toBe(attention.to_ship.under_72h);
    const overdue = await shop.trpc(boss.token).complaints.list.query({
      filters: { open: true, raisedBefore: ago(48) },
    });
    expect(overdue.complaintCount).toBe(attention.complaints_overdue);
    await expect(
      shop.trpc(boss.token).orders.list.query({ filters: { placedFrom: 'soon' } }),
    ).rejects.toMatchObject({ data: { httpStatus: 400 } });
    const ofSub = (await dashboard(sub)).attention;
    expect((await shop.trpc(sub.token).dashboard.attention.query({})).attention).toEqual(ofSub);
    expect(ofSub).toEqual({
      to_ship: attention.to_ship,
      low_stock: attention.low_stock,
      returns_to_decide: null,
      book_differences: null,
      complaints_overdue: null,
      incomplete_products: null,
      complaints_breached: null,
      complaints_due_soon: null,
      data_requests_overdue: null,
      breaches_overdue: null,
      restore_drills: null,
      failed_mails: null,
      failed_refunds: null,
    });
  });
});

describe('failures', () => {
  const failures = (kind: 'mail' | 'refund') =>
    shop.trpc(boss.token).dashboard.listFailures.query({ filters: { kind } });
  const retry = (id: string) => shop.trpc(boss.token).dashboard.retryFailure.mutate({ id });

  it('of mails are listed with the reason, and sent on retry', async () => {
    const effect = only(
      await shop.db
        .insert(outbox)
        .values({
          kind: 'mail.welcome',
          payload: { userId: shopper.id },
          attempts: 100,
          failedAt: ago(1),
          lastError: 'No route to host',
        })
        .returning(),
    );
    expect((await dashboard(boss)).attention.failed_mails).toBe(1);
    const { failureList, failureCount } = await failures('mail');
    expect(failureCount).toBe(1);
    expect(failureList[0]).toMatchObject({ _id: effect.id, what: 'mail.welcome', error: 'No route to host' });
    await retry(effect.id);
    await shop.mail(shopper.email, /welcome/i);
    expect((await failures('mail')).failureCount).toBe(0);
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, effect.id));
    expect(entry).toMatchObject({ staffId: boss.id, action: 'failure.retry' });
  });

  it('of refunds are sent again for a cancelled order only', async () => {
    const product = await aProduct(shop.db, { stock: 50 });
    const order = await buy(shop, shopper, product.id);
    const [placed] = await shop.db.select().from(orders).where(eq(orders.id, order._id));
    const refund = only(
      await shop.db
        .insert(refunds)
        .values({
          paymentId: placed?.paymentId ?? '',
          amountPaise: placed?.totalPaise ?? paise(0),
          reason: 'The order was cancelled.',
          status: 'failed',
          lastError: 'Insufficient balance',
        })
        .returning(),
    );
    const { failureList } = await failures('refund');
    expect(failureList[0]).toMatchObject({
      _id: refund.id,
      order_id: order._id,
      error: 'Insufficient balance',
    });
    await expect(retry(refund.id)).rejects.toMatchObject({ data: { reason: 'REFUND_NOT_OWED' } });
    await placedAgo(order._id, 1, 'Cancelled');
    await retry(refund.id);
    await vi.waitFor(
      async () => {
        const [row] = await shop.db.select().from(refunds).where(eq(refunds.id, refund.id));
        expect(row?.status).toBe('processed');
      },
      { timeout: 15_000, interval: 50 },
    );
    expect((await failures('refund')).failureCount).toBe(0);
    await expect(retry(refund.id)).rejects.toMatchObject({ data: { httpStatus: 404 } });
  });
});

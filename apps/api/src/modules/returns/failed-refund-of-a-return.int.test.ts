import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  owner = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

/** Returns the failed refund of an order that was cancelled, restored and delivered. */
async function aFailedRefund() {
  const shopper = await signedInAs(shop);
  const order = await buy(shop, shopper, (await aProduct(shop.db)).id);
  const staff = shop.trpc(owner.token);
  const set = (status: 'Cancelled' | 'Delivered') =>
    staff.orders.updateStatus.mutate({ id: order._id, status, reason: 'As the shopper wished.' });
  await shop.sandbox('POST', '/sandbox/faults', { refundsEnd: 'failed' });
  await set('Cancelled');
  const refund = async () => {
    const [row] = await shop.db
      .select({ id: refunds.id, status: refunds.status })
      .from(refunds)
      .innerJoin(orders, eq(orders.paymentId, refunds.paymentId))
      .where(eq(orders.id, order._id));
    return row;
  };
  await vi.waitFor(async () => expect((await refund())?.status).toBe('failed'), { timeout: 15_000 });
  await shop.sandbox('DELETE', '/sandbox/faults');
  await set('Delivered');
  const { returnRequest } = await shop
    .trpc(shopper.token)
    .returns.request.mutate({ order_id: order._id, return_reason: 'Changed mind' });
  const retry = async () => staff.dashboard.retryFailure.mutate({ id: (await refund())?.id ?? '' });
  const approve = () => staff.returns.update.mutate({ id: returnRequest._id, status: true });
  const state = async () => {
    const [row] = await shop.db
      .select({ order: orders.status, refundedAt: returnRequests.refundedAt })
      .from(returnRequests)
      .innerJoin(orders, eq(orders.id, returnRequests.orderId))
      .where(eq(orders.id, order._id));
    return { order: row?.order, complete: row?.refundedAt != null, refund: (await refund())?.status };
  };
  return { retry, approve, state };
}

it('a failed refund can be retried once a return was approved, and completes that return', async () => {
  const { retry, approve, state } = await aFailedRefund();
  await expect(retry()).rejects.toMatchObject({ data: { reason: 'REFUND_NOT_OWED' } });
  await approve();
  await retry();
  await vi.waitFor(
    async () => expect(await state()).toEqual({ order: 'Returned', complete: true, refund: 'processed' }),
    { timeout: 15_000 },
  );
});

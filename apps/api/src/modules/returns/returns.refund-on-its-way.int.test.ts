import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { returning } from '../../testing/returning';
import { sendRefund } from '../refunds/refunds.service';

const at = returning();

it('does not end a return while a part that was refunded before is on its way; the part ends it', async () => {
  /* The refund of a part is sent by a worker, that of a return at once. */
  await at.shop.stopWorkers();
  const { _id: id } = await at.aDelivered();
  await at.shop.trpc(at.boss.token).orders.refund.mutate({
    id,
    lines: [{ position: 0, quantity: 1, restock: false }],
    reason: 'One has a scratch.',
  });
  const { body } = await at.create(at.shopper, id);
  const returnId = body.data.returnRequest._id;
  expect((await at.step(returnId, { status: true })).status).toBe(200);
  expect((await at.step(returnId, { refund_status: true })).status).toBe(200);

  const rows = await at.shop.db
    .select({ id: refunds.id, status: refunds.status })
    .from(refunds)
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .where(eq(orders.id, id))
    .orderBy(asc(refunds.createdAt));
  expect(rows.map(({ status }) => status)).toEqual(['queued', 'processed']);
  expect((await at.orderOf(id)).status).toBe('Delivered');
  expect(await at.listed(returnId)).toMatchObject({ refund_status: false });
  expect((await at.step(returnId, { refund_status: true })).status).toBe(409);

  await sendRefund(at.shop.deps, { refundId: rows[0]!.id });
  expect((await at.orderOf(id)).status).toBe('Returned');
  expect(await at.listed(returnId)).toMatchObject({ refund_status: true, refund: 'processed' });
});

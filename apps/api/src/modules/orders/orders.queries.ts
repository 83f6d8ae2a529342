import { and, asc, eq, ne } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/payments';

/** The lines of an order, by its product and units. */
export function linesOf(db: DbOrTx, orderId: string) {
  return db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/** The state of an order, locked against a parallel change. `refunded` counts money that is on its way back. */
export async function lockOrder(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      paymentId: orders.paymentId,
      totalPaise: orders.totalPaise,
      deliveredAt: orders.deliveredAt,
      returnRequested: orders.returnRequested,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row) return undefined;
  const underWay = and(eq(refunds.paymentId, row.paymentId), ne(refunds.status, 'failed'));
  return { ...row, refunded: (await tx.$count(refunds, underWay)) > 0 };
}

export async function setStatus(
  tx: Tx,
  change: {
    orderId: string;
    from: OrderStatus;
    to: OrderStatus;
    actor: 'shopper' | 'staff' | 'system';
    userId: string | null;
    reason: string | null;
    at: string;
  },
): Promise<string> {
  await tx
    .update(orders)
    .set({
      status: change.to,
      updatedAt: change.at,
      ...(change.to === 'Delivered' ? { deliveredAt: change.at } : {}),
    })
    .where(eq(orders.id, change.orderId));
  const [event] = await tx
    .insert(orderEvents)
    .values({
      orderId: change.orderId,
      fromStatus: change.from,
      toStatus: change.to,
      actor: change.actor,
      userId: change.userId,
      reason: change.reason,
      createdAt: change.at,
    })
    .returning({ id: orderEvents.id });
  return event?.id ?? '';
}

export async function setReturnRequested(tx: Tx, orderId: string, at: string): Promise<void> {
  await tx.update(orders).set({ returnRequested: true, updatedAt: at }).where(eq(orders.id, orderId));
}

export async function findOrderIdOfPayment(db: DbOrTx, paymentId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  return row?.id;
}

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { isRestocked } from './orders.whole.queries';

/** Returns the lines of an order with product and units. */
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

/** Returns the state of an order, locked against concurrent changes. `refunded` includes pending refunds. */
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
      isRestocked,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row) return undefined;
  const unfailedRefunds = and(eq(refunds.paymentId, row.paymentId), ne(refunds.status, 'failed'));
  return { ...row, refunded: (await tx.$count(refunds, unfailedRefunds)) > 0 };
}

/** Returns the present states of some orders, without a lock, with their numbers of units. */
export function statesOf(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({
      id: orders.id,
      status: orders.status,
      totalPaise: orders.totalPaise,
      isRestocked,
      refunded: sql<boolean>`coalesce(${refunds.status} <> 'failed', false)`,
      units: sql<number>`(select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines}
        where ${orderLines.orderId} = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(refunds, eq(refunds.paymentId, orders.paymentId))
    .where(inArray(orders.id, ids.filter(isUuid)));
}

export async function setRestocked(tx: Tx, orderId: string, at: string): Promise<void> {
  await tx.update(orders).set({ isRestocked: true, updatedAt: at }).where(eq(orders.id, orderId));
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
    isRestocked: boolean;
    at: string;
  },
): Promise<string> {
  await tx
    .update(orders)
    .set({
      status: change.to,
      /* Null where the status alone says it, as processes of the previous version expect. */
      isRestocked: change.isRestocked === (change.to === 'Cancelled') ? null : change.isRestocked,
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

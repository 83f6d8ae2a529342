import { asc, eq, inArray, sql } from 'drizzle-orm';
import { paise, subtractPaise, type Paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { only } from '@aabha/db/tx';
import { hasShipped } from './orders.shipments.queries';
import { isRestocked, settledUnits } from './orders.whole.queries';

const sumOfRefunds = sql`(select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds}
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refunds.status} <> 'failed')`;
const unitsLeft = sql`(select coalesce(sum(${orderLines.quantity} - ${settledUnits}), 0)::int
  from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;

/*
 * The sum of all refunds of an order that did not fail, and its units that no refund has settled. For use in a query over
 * `orders`. Nested, since Drizzle leaves out the table of columns that stand directly in a field of a query of one table.
 */
const refundedPaise = sql`${sumOfRefunds}`.mapWith((sum) => paise(Number(sum)));
const units = sql<number>`${unitsLeft}`;

/** Returns what is left to refund of an order, and whether all of its money went back or is on its way. */
const moneyOf = (row: { totalPaise: Paise; refundedPaise: Paise }) => ({
  restPaise: subtractPaise(row.totalPaise, row.refundedPaise),
  refunded: row.refundedPaise > 0 && row.refundedPaise >= row.totalPaise,
});

/**
 * Returns the lines of an order with product and units. The units that refunds of a part have settled are not among
 * them: they were put into stock before, or left out for good.
 */
export async function linesOf(db: DbOrTx, orderId: string) {
  const rows = await db
    .select({
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: sql<number>`${orderLines.quantity} - ${settledUnits}`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.filter(({ quantity }) => quantity > 0);
}

/** Returns each line of an order with the units that refunds of a part have settled. */
export function settledLinesOf(db: DbOrTx, orderId: string) {
  return db
    .select({
      position: orderLines.position,
      productId: orderLines.productId,
      productName: orderLines.productName,
      quantity: orderLines.quantity,
      settledUnits: settledUnits.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

/** Returns the state of an order, locked against concurrent changes. Its refunds include pending ones. */
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
      dispatchCenter: orders.dispatchCenter,
      isRestocked,
      hasShipped,
    })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update');
  if (!row) return undefined;
  /* Read when the lock is held, so that no refund in between is missed. */
  const sums = only(await tx.select({ refundedPaise }).from(orders).where(eq(orders.id, id)));
  return { ...row, ...moneyOf({ ...row, ...sums }) };
}

/** Returns the present states of some orders, without a lock, with their numbers of units. */
export async function statesOf(db: DbOrTx, ids: readonly string[]) {
  const rows = await db
    .select({
      id: orders.id,
      paymentId: orders.paymentId,
      status: orders.status,
      totalPaise: orders.totalPaise,
      isRestocked,
      hasShipped,
      refundedPaise,
      units,
    })
    .from(orders)
    .where(inArray(orders.id, ids.filter(isUuid)));
  return rows.map((row) => ({ ...row, ...moneyOf(row) }));
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

import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { refundLines } from '@aabha/db/schema/refunds';

const select = (db: DbOrTx) =>
  db
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      placedAt: orders.createdAt,
      /* Days in India. */
      expected: sql<string | null>`to_char(coalesce(${orders.revisedDelivery}, ${orders.expectedDelivery})
        at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      delivered: sql<string | null>`to_char(${orders.deliveredAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      zip: sql<string>`coalesce(${orders.deliveryZip}, ${payments.zip})`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .$dynamic();

/** Returns an order with what its installations depend on. */
export async function findInstallableOrder(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await select(db).where(eq(orders.id, id));
  return row;
}
export type InstallableOrderRow = NonNullable<Awaited<ReturnType<typeof findInstallableOrder>>>;

/** Locks an order and returns it as it is then: its dates may have changed while the lock was waited for. */
export async function lockInstallableOrder(tx: Tx, id: string): Promise<InstallableOrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
  return findInstallableOrder(tx, id);
}

const refundedUnits = sql`(select coalesce(sum(${refundLines.quantity}), 0) from ${refundLines}
  inner join ${refunds} on ${refunds.id} = ${refundLines.refundId} and ${refunds.status} <> 'failed'
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refundLines.position} = ${orderLines.position})`;

/** Returns the lines of an order with the units that were not refunded. */
export function linesToInstall(db: DbOrTx, orderId: string) {
  return db
    .select({
      position: orderLines.position,
      name: orderLines.productName,
      units: sql<number>`greatest(${orderLines.quantity} - ${refundedUnits}, 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

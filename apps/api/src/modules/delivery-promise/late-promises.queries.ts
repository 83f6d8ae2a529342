import { sql } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { deliveryPromises } from '@aabha/db/schema/delivery-promises';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';

/** An order whose promise cannot be kept. */
export interface LateOrder {
  orderId: string;
  paymentId: string;
  status: OrderStatus;
  zip: string;
  revision: number;
  leaves: string | null;
  /** The day in India by which its shopper expects it. */
  expected: string;
}

/** Closes the promises of what has ended: orders that are over, and payments that became none. Returns their number. */
export async function closeEnded(db: DbOrTx): Promise<number> {
  const closed: Iterable<unknown> = await db.execute(sql`
    update ${deliveryPromises} set is_open = false
    where is_open and (exists (select from ${orders} o where o.payment_id = ${deliveryPromises.paymentId}
        and o.status in ('Delivered', 'Cancelled', 'Returned'))
      or exists (select from ${payments} p where p.id = ${deliveryPromises.paymentId}
        and p.status in ('released', 'refund-due')))
    returning payment_id`);
  return [...closed].length;
}

/**
 * Returns up to `most` late orders, locked until the transaction ends: those that did not leave on their day, before `today`, and
 * those that did not arrive by theirs, up to `dueBy`.
 */
export async function lockLateOrders(
  tx: Tx,
  { today, dueBy, most }: { today: string; dueBy: string; most: number },
): Promise<LateOrder[]> {
  const rows: Iterable<unknown> = await tx.execute(sql`
    select o.id as "orderId", o.payment_id as "paymentId", o.status as "status", p.zip as "zip",
      p.revision as "revision", p.leaves::text as "leaves",
      to_char(coalesce(o.revised_delivery, o.expected_delivery) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "expected"
    from ${deliveryPromises} p inner join ${orders} o on o.payment_id = p.payment_id
    where p.is_open and ((o.status = 'Pending' and p.leaves < ${today}::date)
      or (o.status in ('Pending', 'Shipped') and p.latest <= ${dueBy}::date))
    order by p.latest, p.payment_id limit ${most}
    for update of o skip locked`);
  return [...rows] as LateOrder[];
}

/** Stores by when a late order is expected now. */
export async function reviseDelivery(tx: Tx, orderId: string, expected: string): Promise<void> {
  await tx.execute(sql`update ${orders} set revised_delivery = ${expected}, updated_at = clock_timestamp()
    where id = ${orderId}`);
}

/** Ends the watch over an order's promise. */
export async function closePromise(tx: DbOrTx, paymentId: string): Promise<void> {
  await tx.execute(
    sql`update ${deliveryPromises} set is_open = false where payment_id = ${paymentId} and is_open`,
  );
}

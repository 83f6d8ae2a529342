import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { prepared } from '@aabha/db/prepared';
import { users } from '@aabha/db/schema/accounts';
import { invoices, orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { payments, refunds } from '@aabha/db/schema/payments';
import { pictureAddresses } from '../media/picture-columns.queries';

/** What an order says of itself, and of the one payment, owner, invoice and refund it has. */
const columns = {
  _id: orders.id,
  name: payments.name,
  email: payments.email,
  user_id: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
  status: orders.status,
  created_at: orders.createdAt,
  totalPrice: orders.totalPaise,
  subtotal: payments.subtotalPaise,
  discount: payments.discountPaise,
  shipping: payments.shippingPaise,
  couponCode: payments.couponCode,
  dispatchCenter: orders.dispatchCenter,
  originCenter: orders.originCenter,
  returnCenter: orders.returnCenter,
  facilityCity: orders.facilityCity,
  facilityState: orders.facilityState,
  shippingAddress: {
    name: payments.name,
    email: payments.email,
    address: payments.address,
    city: payments.city,
    state: payments.state,
    country: sql<string>`'India'`,
    zip: payments.zip,
  },
  expectedDelivery: orders.expectedDelivery,
  return_request: orders.returnRequested,
  deliveredAt: orders.deliveredAt,
  payment_id: sql<string>`coalesce(${payments.providerPaymentId}, '')`,
  refund: { amount: refunds.amountPaise, status: refunds.status, created_at: refunds.createdAt },
  invoice_id: sql<string>`coalesce(${invoices.id}::text, '')`,
  invoiceNumber: sql<string>`coalesce(${invoices.number}, '')`,
};

const rowsStatement = prepared((db) =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, orders.paymentId))
    .where(sql`${orders.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('rows_of_orders'),
);
/** Some orders, in no order. */
export const rowsOf = (db: DbOrTx, orderIds: readonly string[]) =>
  rowsStatement(db).execute({ ids: orderIds });
export type OrderRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The lines of some orders, each with the addresses of its television's pictures. */
const linesStatement = prepared((db) =>
  db
    .select({ ...getTableColumns(orderLines), image: pictureAddresses('"order_lines"."product_id"') })
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare('lines_of_orders'),
);
export const linesOf = (db: DbOrTx, orderIds: readonly string[]) =>
  linesStatement(db).execute({ ids: orderIds });

const eventsStatement = prepared((db) =>
  db
    .select({
      id: orderEvents.id,
      orderId: orderEvents.orderId,
      from: orderEvents.fromStatus,
      status: orderEvents.toStatus,
      at: orderEvents.createdAt,
      by: orderEvents.actor,
      staff: users.name,
      reason: orderEvents.reason,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(sql`${orderEvents.orderId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
    .prepare('events_of_orders'),
);
/** The timelines of some orders. */
export const eventsOf = (db: DbOrTx, orderIds: readonly string[]) =>
  eventsStatement(db).execute({ ids: orderIds });

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

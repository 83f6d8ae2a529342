import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { rowsAsJson } from '@aabha/db/json-columns';
import { prepared } from '@aabha/db/prepared';
import { users } from '@aabha/db/schema/accounts';
import { invoices, orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { payments, refunds } from '@aabha/db/schema/payments';
import { pictureHashes } from '../media/picture-columns.queries';

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
  address: payments.address,
  city: payments.city,
  state: payments.state,
  zip: payments.zip,
  expectedDelivery: orders.expectedDelivery,
  return_request: orders.returnRequested,
  deliveredAt: orders.deliveredAt,
  payment_id: payments.providerPaymentId,
  refund: { amount: refunds.amountPaise, status: refunds.status, created_at: refunds.createdAt },
  invoice_id: invoices.id,
  invoiceNumber: invoices.number,
};

/** A line of an order, with the hashes of its television's pictures. */
export interface WholeLine {
  productId: string;
  productName: string;
  quantity: number;
  unitPricePaise: Paise;
  warrantyMonths: number;
  warrantyPricePaise: Paise;
  totalWarrantyMonths: number;
  pictureHashes: string[];
}

/** An entry of an order's timeline. */
export interface WholeEvent {
  id: string;
  from: OrderStatus | null;
  status: OrderStatus;
  at: string;
  by: 'shopper' | 'staff' | 'system';
  staff: string | null;
  reason: string | null;
}

const lines = rowsAsJson<WholeLine>(
  {
    productId: orderLines.productId,
    productName: orderLines.productName,
    quantity: orderLines.quantity,
    unitPricePaise: orderLines.unitPricePaise,
    warrantyMonths: orderLines.warrantyMonths,
    warrantyPricePaise: orderLines.warrantyPricePaise,
    totalWarrantyMonths: orderLines.totalWarrantyMonths,
    pictureHashes: pictureHashes('"order_lines"."product_id"'),
  },
  sql`${orderLines.position}`,
  sql`${orderLines} where ${orderLines.orderId} = ${orders.id}`,
);

const actor = alias(users, 'actor');
const events = rowsAsJson<WholeEvent>(
  {
    id: orderEvents.id,
    from: orderEvents.fromStatus,
    status: orderEvents.toStatus,
    at: orderEvents.createdAt,
    by: orderEvents.actor,
    staff: actor.name,
    reason: orderEvents.reason,
  },
  sql`${orderEvents.createdAt}, ${orderEvents.id}`,
  sql`${orderEvents} left join ${users} ${sql.raw('"actor"')} on ${actor.id} = ${orderEvents.userId}
    where ${orderEvents.orderId} = ${orders.id}`,
).mapWith((all: WholeEvent[]) => all.map((event) => ({ ...event, at: new Date(event.at).toISOString() })));

/**
 * Some orders, whole, in one statement. `page` selects their ids as `id`, and beside each as `total` how many there are
 * in all. They are joined as an array, of which the planner expects few, however little it knows of the page.
 */
export function selectWhole(db: DbOrTx, page: SQL, order: readonly SQL[] = []) {
  const found = db.$with('page', { id: sql<string>`id`, total: sql<number>`total` }).as(page);
  return db
    .with(found)
    .select({ ...columns, lines, events, total: sql<number>`(select max(total) from page)`.mapWith(Number) })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.paymentId, orders.paymentId))
    .where(sql`${orders.id} = any(array(select id from page))`)
    .orderBy(...order);
}
export type WholeOrder = Awaited<ReturnType<typeof selectWhole>>[number];

const byIds = prepared((db) => {
  const { ids, total } = { ids: sql.placeholder('ids'), total: sql.placeholder('total') };
  return selectWhole(db, sql`select unnest(${ids}::uuid[]) as id, ${total}::int as total`).prepare(
    'whole_orders',
  );
});

/** Some orders, whole, in the order of their ids; `total` is how many there are in all. */
export async function findWhole(db: DbOrTx, ids: readonly string[], total: number): Promise<WholeOrder[]> {
  if (ids.length === 0) return [];
  const found = new Map((await byIds(db).execute({ ids, total })).map((row) => [row._id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** One order, whole. An id that is no UUID is unknown. */
export async function findOrder(db: DbOrTx, id: string): Promise<WholeOrder | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await byIds(db).execute({ ids: [id], total: 1 });
  return row;
}

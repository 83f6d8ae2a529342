import { and, asc, count, desc, eq, gte, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrdersInput, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { invoices, orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { payments, refunds } from '@aabha/db/schema/payments';
import { containsText } from '@aabha/db/text-match';

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
  paymentRow: payments.id,
  invoice_id: sql<string>`coalesce(${invoices.id}::text, '')`,
  invoiceNumber: sql<string>`coalesce(${invoices.number}, '')`,
};

const iso = (instant: string) => new Date(instant).toISOString();

/** Orders found by what a shopper on the telephone can tell: end of the id, name, e-mail, phone, payment id. */
function matchesText(text: string): SQL | undefined {
  return or(
    ...[sql`${orders.id}::text`, payments.name, payments.email, users.phone, payments.providerPaymentId].map(
      (column) => containsText(column, text),
    ),
  );
}

const isId = (column: PgColumn, id: string | undefined): SQL | undefined =>
  id === undefined ? undefined : isUuid(id) ? eq(column, id) : sql`false`;

/** Orders with this television in them. */
const hasLineOf = (db: DbOrTx, productId: string): SQL =>
  inArray(
    orders.id,
    db.select({ id: orderLines.orderId }).from(orderLines).where(isId(orderLines.productId, productId)),
  );

function matching(db: DbOrTx, { filters }: Pick<ListOrdersInput, 'filters'>): SQL | undefined {
  const search = filters.search?.trim();
  return and(
    isId(orders.userId, filters.user_id),
    filters.product_id === undefined ? undefined : hasLineOf(db, filters.product_id),
    filters.sold ? notInArray(orders.status, ['Cancelled', 'Returned']) : undefined,
    filters.status === undefined ? undefined : eq(orders.status, filters.status),
    filters.placedFrom === undefined ? undefined : gte(orders.createdAt, iso(filters.placedFrom)),
    filters.placedBefore === undefined ? undefined : lt(orders.createdAt, iso(filters.placedBefore)),
    search ? matchesText(search) : undefined,
  );
}

const SORT_BY = {
  created_at: sql`${orders.createdAt}`,
  totalPrice: sql`${orders.totalPaise}`,
  status: sql`${orders.status}`,
};

const withOwner = (db: DbOrTx) =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .$dynamic();

/** Only a text looks into the other tables; finding and counting orders otherwise need not read them. */
function foundOrders(db: DbOrTx, input: Pick<ListOrdersInput, 'filters'>) {
  const all = db.select({ id: orders.id }).from(orders).$dynamic();
  if (!input.filters.search?.trim()) return all.where(matching(db, input));
  return all
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matching(db, input));
}

/** A page of orders, newest first unless asked otherwise (product §9). */
export function selectOrders(db: DbOrTx, input: ListOrdersInput) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const page = foundOrders(db, input)
    .orderBy(direction(by), direction(orders.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize)
    .as('page');
  return withOwner(db).innerJoin(page, eq(page.id, orders.id)).orderBy(direction(by), direction(orders.id));
}
export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export async function countMatching(db: DbOrTx, input: Pick<ListOrdersInput, 'filters'>): Promise<number> {
  return db.$count(foundOrders(db, input).as('found'));
}

export async function findOrder(db: DbOrTx, id: string): Promise<OrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOwner(db).where(eq(orders.id, id));
  return row;
}

export function linesOf(db: DbOrTx, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

export function eventsOf(db: DbOrTx, orderIds: readonly string[]) {
  return db
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
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
}

export function refundsOf(db: DbOrTx, paymentIds: readonly string[]) {
  return db
    .select({
      paymentId: refunds.paymentId,
      amount: refunds.amountPaise,
      status: refunds.status,
      created_at: refunds.createdAt,
    })
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]));
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
  const money = await refundsOf(tx, [row.paymentId]);
  return { ...row, refunded: money.some((refund) => refund.status !== 'failed') };
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

export async function countOrders(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders);
  return row?.n ?? 0;
}

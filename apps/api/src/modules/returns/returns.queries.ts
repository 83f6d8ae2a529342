import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListReturnsInput, ReturnRequest } from '@aabha/contracts/returns/returns.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { returnPickups } from '@aabha/db/schema/return-pickups';
import { returnFiles, returnRequests } from '@aabha/db/schema/returns';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { countRows } from '@aabha/db/row-counts';
import { only } from '@aabha/db/tx';
import { matchingReturns, type FilteredReturns } from './matching-returns.queries';

/** The refund that staff made of the return; `refunds` is that of all that was left of the payment. */
const ownRefund = alias(refunds, 'own_refund');
const staff = alias(users, 'staff');

const columns = {
  _id: returnRequests.id,
  orderId: returnRequests.orderId,
  paymentId: orders.paymentId,
  user_id: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
  payment_id: sql<string>`coalesce(${payments.providerPaymentId}, '')`,
  payment_method: sql<string>`coalesce(${payments.method}, '')`,
  refund_amount: returnRequests.refundPaise,
  status: sql<boolean>`${returnRequests.approvedAt} is not null`,
  refund_status: sql<boolean>`${returnRequests.refundedAt} is not null`,
  refund: sql<ReturnRequest['refund']>`coalesce(${ownRefund.status}::text, ${refunds.status}::text, 'none')`,
  return_reason: returnRequests.reason,
  condition: returnRequests.condition,
  wish: returnRequests.wish,
  decision_reason: returnRequests.decisionReason,
  outcome: returnRequests.outcome,
  photos: sql<number>`(select count(*)::int from ${returnFiles} where ${returnFiles.returnId} = ${returnRequests.id})`,
  approved_at: returnRequests.approvedAt,
  received_at: returnRequests.receivedAt,
  inspected_at: returnRequests.inspectedAt,
  rejected_at: returnRequests.rejectedAt,
  replaced_at: returnRequests.replacedAt,
  pickup: {
    day: returnPickups.day,
    part: returnPickups.part,
    center: returnPickups.center,
    chosen_at: returnPickups.createdAt,
  },
  assigned_to: { _id: staff.id, name: staff.name },
  created_at: returnRequests.createdAt,
};

const withOrder = (db: DbOrTx) =>
  db
    .select(columns)
    .from(returnRequests)
    .innerJoin(users, eq(users.id, returnRequests.userId))
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(ownRefund, eq(ownRefund.id, returnRequests.refundId))
    .leftJoin(returnPickups, eq(returnPickups.returnId, returnRequests.id))
    .leftJoin(staff, eq(staff.id, returnRequests.assignedTo))
    .$dynamic();

const NEWEST_FIRST = [desc(returnRequests.createdAt), desc(returnRequests.id)];

/** Returns the order of a list. */
export function orderOfReturns({ sort }: Pick<ListReturnsInput, 'sort'>) {
  const by = sort?.field === 'refund_amount' ? returnRequests.refundPaise : returnRequests.createdAt;
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(by), direction(returnRequests.id)];
}

/**
 * Selects a page of return requests, newest first by default. Only these rows are joined with their orders: as an array, since the
 * planner would join first what is more than eight tables.
 */
export function selectReturns(db: DbOrTx, input: ListReturnsInput & FilteredReturns) {
  const order = orderOfReturns(input);
  const page = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(matchingReturns(db, input))
    .orderBy(...order)
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return withOrder(db)
    .where(sql`${returnRequests.id} = any(array(${page}))`)
    .orderBy(...order);
}
export type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

export async function countReturns(db: DbOrTx, input: FilteredReturns): Promise<number> {
  const matches = matchingReturns(db, input);
  if (matches === undefined) return countRows(db, 'return_requests');
  const [row] = await db.select({ n: count() }).from(returnRequests).where(matches);
  return row?.n ?? 0;
}

/** Returns the ids of all matching returns, newest first. */
export async function findReturnIds(db: DbOrTx, filtered: FilteredReturns): Promise<PackedIds> {
  const ids = packIds(returnRequests.id, NEWEST_FIRST);
  return only(await db.select({ ids }).from(returnRequests).where(matchingReturns(db, filtered))).ids;
}

/** Selects some returns, newest first by default. */
export const selectReturnsOfIds = (
  db: DbOrTx,
  ids: readonly string[],
  order: readonly SQL[] = NEWEST_FIRST,
): Promise<ReturnRow[]> =>
  withOrder(db)
    .where(anyOf(returnRequests.id, ids))
    .orderBy(...order);

export async function findReturn(db: DbOrTx, id: string): Promise<ReturnRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOrder(db).where(eq(returnRequests.id, id));
  return row;
}

/** Returns a person's return of an order. */
export async function findReturnOfOrder(
  db: DbOrTx,
  userId: string,
  orderId: string,
): Promise<ReturnRow | undefined> {
  if (!isUuid(orderId)) return undefined;
  const [row] = await withOrder(db).where(
    and(eq(returnRequests.orderId, orderId), eq(returnRequests.userId, userId)),
  );
  return row;
}

export async function insertReturn(tx: Tx, values: typeof returnRequests.$inferInsert): Promise<string> {
  return only(await tx.insert(returnRequests).values(values).returning({ id: returnRequests.id })).id;
}

/** Returns a return request, locked against a concurrent step. */
export async function lockReturn(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: returnRequests.id,
      orderId: returnRequests.orderId,
      refundPaise: returnRequests.refundPaise,
      approvedAt: returnRequests.approvedAt,
      receivedAt: returnRequests.receivedAt,
      inspectedAt: returnRequests.inspectedAt,
      rejectedAt: returnRequests.rejectedAt,
      replacedAt: returnRequests.replacedAt,
      wish: returnRequests.wish,
      userId: returnRequests.userId,
      assignedTo: returnRequests.assignedTo,
      refundedAt: returnRequests.refundedAt,
      outcome: returnRequests.outcome,
      refundId: returnRequests.refundId,
    })
    .from(returnRequests)
    .where(eq(returnRequests.id, id))
    .for('update');
  return row;
}

/** Returns the id of a person's return of an order. */
export async function findOwnReturnId(tx: Tx, userId: string, orderId: string): Promise<string | undefined> {
  if (!isUuid(orderId)) return undefined;
  const [row] = await tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.userId, userId)));
  return row?.id;
}

/** Returns whether a refund is on its way or done: one that failed may be made again. */
export async function isRefundCounted(tx: Tx, refundId: string | null): Promise<boolean> {
  if (refundId === null) return false;
  const counted = and(eq(refunds.id, refundId), sql`${refunds.status} <> 'failed'`);
  return (await tx.$count(refunds, counted)) > 0;
}

type ReturnChange = Partial<
  Omit<typeof returnRequests.$inferInsert, 'id' | 'orderId' | 'userId' | 'reason' | 'createdAt'>
>;

export async function changeReturn(tx: Tx, id: string, change: ReturnChange): Promise<void> {
  await tx.update(returnRequests).set(change).where(eq(returnRequests.id, id));
}

const completed = {
  id: returnRequests.id,
  orderId: returnRequests.orderId,
  receivedAt: returnRequests.receivedAt,
};

/** Returns the approved request that this call completed, locked, if there was one. */
export async function setRefunded(tx: Tx, paymentId: string, at: string) {
  const paidOrder = tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  const [row] = await tx
    .update(returnRequests)
    .set({ refundedAt: at })
    .where(
      and(
        inArray(returnRequests.orderId, paidOrder),
        isNotNull(returnRequests.approvedAt),
        isNull(returnRequests.refundedAt),
        isNull(returnRequests.rejectedAt),
      ),
    )
    .returning(completed);
  return row;
}

/** Returns the order of a payment whose return is complete; undefined where none is. */
export async function findOrderOfRefunded(tx: Tx, paymentId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ orderId: orders.id })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(and(eq(orders.paymentId, paymentId), isNotNull(returnRequests.refundedAt)));
  return row?.orderId;
}

/** Stores that the refund of a return was sent. Returns the return, locked, if this call completed it. */
export async function setPartRefunded(tx: Tx, refundId: string, at: string) {
  const [row] = await tx
    .update(returnRequests)
    .set({ refundedAt: at })
    .where(and(eq(returnRequests.refundId, refundId), isNull(returnRequests.refundedAt)))
    .returning(completed);
  return row;
}

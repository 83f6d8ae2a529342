import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Paise } from '@aabha/contracts/money/money';
import type { ListReturnsInput, ReturnRequest } from '@aabha/contracts/returns/returns.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { containsLowered, containsPhone, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const columns = {
  _id: returnRequests.id,
  orderId: returnRequests.orderId,
  user_id: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
  payment_id: sql<string>`coalesce(${payments.providerPaymentId}, '')`,
  payment_method: sql<string>`coalesce(${payments.method}, '')`,
  refund_amount: returnRequests.refundPaise,
  status: sql<boolean>`${returnRequests.approvedAt} is not null`,
  refund_status: sql<boolean>`${returnRequests.refundedAt} is not null`,
  refund: sql<ReturnRequest['refund']>`coalesce(${refunds.status}::text, 'none')`,
  return_reason: returnRequests.reason,
  created_at: returnRequests.createdAt,
};

const isDone = (column: AnyPgColumn, expected: boolean | undefined): SQL | undefined =>
  expected === undefined ? undefined : expected ? isNotNull(column) : isNull(column);

/**
 * Returns the condition of a text search by buyer, payment or order. Buyers and orders are found by their own indexes, and
 * the payment by the orders' search text, which contains its id.
 */
function matchesText(db: DbOrTx, text: string): SQL {
  const ids = { id: returnRequests.id };
  const buyer = or(
    containsText(users.name, text),
    containsText(users.email, text),
    containsPhone(users.phone, text),
  );
  return inArray(
    returnRequests.id,
    db
      .select(ids)
      .from(users)
      .innerJoin(returnRequests, eq(returnRequests.userId, users.id))
      .where(buyer)
      .unionAll(
        db
          .select(ids)
          .from(orders)
          .innerJoin(returnRequests, eq(returnRequests.orderId, orders.id))
          .where(containsText(sql`${orders.id}::text`, text)),
      )
      .unionAll(
        db
          .select(ids)
          .from(orders)
          .innerJoin(returnRequests, eq(returnRequests.orderId, orders.id))
          .innerJoin(payments, eq(payments.id, orders.paymentId))
          .where(
            and(containsLowered(orders.searchText, text), containsText(payments.providerPaymentId, text)),
          ),
      ),
  );
}

function matching(db: DbOrTx, { filters }: Pick<ListReturnsInput, 'filters'>): SQL | undefined {
  const search = filters.search?.trim();
  return and(
    isDone(returnRequests.approvedAt, filters.status),
    isDone(returnRequests.refundedAt, filters.refund_status),
    search ? matchesText(db, search) : undefined,
  );
}

const withOrder = (db: DbOrTx) =>
  db
    .select(columns)
    .from(returnRequests)
    .innerJoin(users, eq(users.id, returnRequests.userId))
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .$dynamic();

/** Selects a page of return requests, newest first by default. Only the rows of the page are joined with their orders. */
export function selectReturns(db: DbOrTx, input: ListReturnsInput) {
  const by = input.sort?.field === 'refund_amount' ? returnRequests.refundPaise : returnRequests.createdAt;
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const order = [direction(by), direction(returnRequests.id)];
  const page = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(matching(db, input))
    .orderBy(...order)
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return withOrder(db)
    .where(inArray(returnRequests.id, page))
    .orderBy(...order);
}
export type ReturnRow = Awaited<ReturnType<typeof selectReturns>>[number];

export async function countReturns(db: DbOrTx, input: Pick<ListReturnsInput, 'filters'>): Promise<number> {
  const [row] = await db.select({ n: count() }).from(returnRequests).where(matching(db, input));
  return row?.n ?? 0;
}

export async function findReturn(db: DbOrTx, id: string): Promise<ReturnRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOrder(db).where(eq(returnRequests.id, id));
  return row;
}

export function itemsOf(db: DbOrTx, orderIds: readonly string[]) {
  return db
    .select({ orderId: orderLines.orderId, name: orderLines.productName, quantity: orderLines.quantity })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position));
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
    })
    .from(returnRequests)
    .where(eq(returnRequests.id, id))
    .for('update');
  return row;
}

export async function setApproved(tx: Tx, id: string, at: string): Promise<void> {
  await tx.update(returnRequests).set({ approvedAt: at }).where(eq(returnRequests.id, id));
}

export async function setRefundAmount(tx: Tx, id: string, refundPaise: Paise): Promise<void> {
  await tx.update(returnRequests).set({ refundPaise }).where(eq(returnRequests.id, id));
}

/** Returns the order of the approved request that this call completed, if there was one. */
export async function setRefunded(tx: Tx, paymentId: string, at: string): Promise<string | undefined> {
  const paidOrder = tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  const [row] = await tx
    .update(returnRequests)
    .set({ refundedAt: at })
    .where(
      and(
        inArray(returnRequests.orderId, paidOrder),
        isNotNull(returnRequests.approvedAt),
        isNull(returnRequests.refundedAt),
      ),
    )
    .returning({ orderId: returnRequests.orderId });
  return row?.orderId;
}

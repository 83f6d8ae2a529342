import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { Db, DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { refundRequests } from '@aabha/db/schema/refund-requests';

const customers = alias(users, 'customers');
const deciders = alias(users, 'deciders');

/** Returns a query of requests as callers read them, with what was chosen. */
export const selectRequests = (db: DbOrTx) =>
  db
    .select({
      _id: refundRequests.id,
      kind: refundRequests.kind,
      state: refundRequests.state,
      amount: refundRequests.amountPaise,
      counted: refundRequests.countedPaise,
      order_id: refundRequests.orderId,
      return_id: refundRequests.returnId,
      customer: { _id: customers.id, name: customers.name },
      reason: refundRequests.reason,
      speed: refundRequests.speed,
      asked_by: { _id: users.id, name: users.name },
      decided_by: { _id: deciders.id, name: deciders.name },
      decided_at: refundRequests.decidedAt,
      note: refundRequests.note,
      refund_id: refundRequests.refundId,
      expires_at: refundRequests.expiresAt,
      created_at: refundRequests.createdAt,
      choice: refundRequests.choice,
    })
    .from(refundRequests)
    .innerJoin(users, eq(users.id, refundRequests.askedBy))
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .innerJoin(customers, eq(customers.id, orders.userId))
    .leftJoin(deciders, eq(deciders.id, refundRequests.decidedBy))
    .$dynamic();
export type RefundRequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export async function findRequest(db: DbOrTx, id: string): Promise<RefundRequestRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await selectRequests(db).where(eq(refundRequests.id, id)))[0];
}

/** Returns a request, locked for the rest of the transaction, so that it is decided once. */
export async function lockRequest(tx: Tx, id: string): Promise<RefundRequestRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await selectRequests(tx).where(eq(refundRequests.id, id)).for('update', { of: refundRequests }))[0];
}

/** Stores how a request ended. */
export async function settleRequest(
  tx: Tx,
  id: string,
  values: Partial<typeof refundRequests.$inferInsert>,
): Promise<void> {
  await tx.update(refundRequests).set(values).where(eq(refundRequests.id, id));
}

/** Marks requests that waited too long as expired, oldest first, and returns their ids. */
export async function expireRequests(tx: Tx, now: string): Promise<string[]> {
  const due = tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.state, 'waiting'), lte(refundRequests.expiresAt, now)))
    .orderBy(asc(refundRequests.expiresAt))
    .limit(100)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(refundRequests)
    .set({ state: 'expired', decidedAt: now })
    .where(inArray(refundRequests.id, due))
    .returning({ id: refundRequests.id });
  return rows.map(({ id }) => id);
}

/** Returns whether a request has waited too long, without a lock. */
export async function hasExpiredRequests(db: Db, now: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(refundRequests)
    .where(and(eq(refundRequests.state, 'waiting'), lte(refundRequests.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

/** Returns name and e-mail of one of the staff for a mail; undefined for one who no longer is. */
export async function findStaffAddress(db: DbOrTx, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...STAFF_ROLES]), isNull(users.disabledAt)));
  return row;
}

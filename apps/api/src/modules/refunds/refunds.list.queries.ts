import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import type { ListRefundsInput } from '@aabha/contracts/refunds/refunds.schema';
import type { RefundExtent } from '@aabha/contracts/refunds/refunds.values';
import type { DbOrTx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { containsLowered, phoneSpellings } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

type Filters = ListRefundsInput['filters'];
type Sort = ListRefundsInput['sort'];

/** Returns a statement of the refunds that a text finds; each part of it reads an index. */
function found(db: DbOrTx, text: string) {
  const ofOrders = phoneSpellings(searchedNumber(text)).map((spelling) =>
    containsLowered(orders.searchText, spelling),
  );
  const id = { id: refunds.id };
  return union(
    db
      .select(id)
      .from(orders)
      .innerJoin(refunds, eq(refunds.capturedPaymentId, orders.paymentId))
      .where(or(...ofOrders)),
    db.select(id).from(refunds).where(eq(refunds.providerRefundId, text)),
    db
      .select(id)
      .from(payments)
      .innerJoin(refunds, eq(refunds.capturedPaymentId, payments.id))
      .where(eq(payments.providerPaymentId, text)),
    db
      .select(id)
      .from(creditNotes)
      .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
      .where(eq(creditNotes.number, text.toUpperCase())),
  );
}

function matching(db: DbOrTx, { status, extent, search, ...days }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    status === undefined ? undefined : eq(refunds.status, sql`${status}`.inlineParams()),
    extent === undefined
      ? undefined
      : extent === 'part'
        ? isNull(refunds.paymentId)
        : isNotNull(refunds.paymentId),
    withinDays(refunds.createdAt, days),
    text ? inArray(refunds.id, found(db, text)) : undefined,
  );
}

const SORT_BY = { created_at: refunds.createdAt, amount: refunds.amountPaise };

function ordering(sort: Sort): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(SORT_BY[sort?.field ?? 'created_at']), direction(refunds.id)];
}

const selectRows = (db: DbOrTx) =>
  db
    .select({
      id: refunds.id,
      createdAt: refunds.createdAt,
      amountPaise: refunds.amountPaise,
      extent: sql<RefundExtent>`case when ${refunds.paymentId} is null then 'part' else 'all' end`,
      status: refunds.status,
      speed: refunds.speed,
      speedProcessed: refunds.speedProcessed,
      method: payments.method,
      reason: refunds.reason,
      lastError: refunds.lastError,
      providerRefundId: refunds.providerRefundId,
      providerPaymentId: payments.providerPaymentId,
      orderId: orders.id,
      creditNoteId: creditNotes.id,
      creditNoteNumber: creditNotes.number,
      userId: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.capturedPaymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .leftJoin(creditNotes, and(eq(creditNotes.refundId, refunds.id), isNotNull(creditNotes.number)))
    .$dynamic();
export type RefundRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of refunds, newest first by default. */
export function selectRefunds(db: DbOrTx, input: ListRefundsInput): Promise<RefundRow[]> {
  return selectRows(db)
    .where(matching(db, input.filters))
    .orderBy(...ordering(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countRefunds(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(refunds).where(matching(db, filters))).n;
}

/** Returns the ids of all matching refunds, newest first. */
export async function findRefundIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(refunds.id, ordering(undefined));
  return only(await db.select({ ids }).from(refunds).where(matching(db, filters))).ids;
}

/** Selects some refunds, newest first. */
export function selectRefundsOfIds(db: DbOrTx, ids: readonly string[]): Promise<RefundRow[]> {
  return selectRows(db)
    .where(anyOf(refunds.id, ids))
    .orderBy(...ordering(undefined));
}

import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import type { ListReturnsInput } from '@aabha/contracts/returns/returns.schema';
import { RETURN_STEP_HOURS, type ReturnState } from '@aabha/contracts/returns/returns.values';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { replacements } from '@aabha/db/schema/replacements';
import { returnPickups } from '@aabha/db/schema/return-pickups';
import { returnRequests } from '@aabha/db/schema/returns';
import { returnReportConditions } from '@aabha/db/return-conditions';
import { containsId, containsLowered, containsPhone, containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';

const isDone = (column: AnyPgColumn, expected: boolean | undefined): SQL | undefined =>
  expected === undefined ? undefined : expected ? isNotNull(column) : isNull(column);

/** A part of an order's id. */
const OF_AN_ORDER_ID = /^[0-9a-f-]+$/i;
/** A part of a payment's id: with a digit, as a name has none. Looking for a name there reads all orders of its bearers. */
const OF_A_PAYMENT_ID = /^(?=pay_|\w*\d)\w+$/i;

/** Returns the condition of buyers whom a text names. */
export const isBuyer = (text: string): SQL | undefined =>
  or(containsText(users.name, text), containsText(users.email, text), containsPhone(users.phone, text));

/**
 * Returns the condition of a text search by buyer, payment or order. Buyers and orders are found by their own indexes, and
 * the payment by the orders' search text, which contains its id.
 */
export function matchesText(db: DbOrTx, text: string): SQL {
  const ids = { id: returnRequests.id };
  const buyer = isBuyer(text);
  const ofBuyers = db
    .select(ids)
    .from(users)
    .innerJoin(returnRequests, eq(returnRequests.userId, users.id))
    .where(buyer);
  const ofOrders = db
    .select(ids)
    .from(orders)
    .innerJoin(returnRequests, eq(returnRequests.orderId, orders.id))
    .where(containsId(orders.id, text));
  const ofPayments = db
    .select(ids)
    .from(orders)
    .innerJoin(returnRequests, eq(returnRequests.orderId, orders.id))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(and(containsLowered(orders.searchText, text), containsText(payments.providerPaymentId, text)));
  const all = [
    ofBuyers,
    ...(OF_AN_ORDER_ID.test(text) ? [ofOrders] : []),
    ...(OF_A_PAYMENT_ID.test(text) ? [ofPayments] : []),
  ];
  return sql`${returnRequests.id} in (${sql.join(all, sql` union all `)})`;
}

const isNotRejected = isNull(returnRequests.rejectedAt);
const isNotReplaced = isNull(returnRequests.replacedAt);
const isNotInspected = and(isNotRejected, isNull(returnRequests.outcome));

/** The conditions of the states, as `returnState` has them (docs/spec/returns-and-refunds.md#states). */
const IN_STATE: Record<ReturnState, SQL | undefined> = {
  requested: and(isNotInspected, isNull(returnRequests.approvedAt), isNull(returnRequests.receivedAt)),
  approved: and(isNotInspected, isNotNull(returnRequests.approvedAt), isNull(returnRequests.receivedAt)),
  received: and(isNotInspected, isNotNull(returnRequests.receivedAt)),
  accepted: and(isNotRejected, isNotReplaced, eq(returnRequests.outcome, 'accepted')),
  accepted_in_part: and(isNotRejected, isNotReplaced, eq(returnRequests.outcome, 'accepted_in_part')),
  replaced: and(isNotRejected, isNotNull(returnRequests.replacedAt)),
  rejected: isNotNull(returnRequests.rejectedAt),
};

/** Whether the money of a return is on its way, as responses have it: its own refund, else that of all that was left. */
export const isRefundOnItsWay = sql`coalesce(coalesce(
    (select own.status from ${refunds} own where own.id = ${returnRequests.refundId}),
    (select whole.status from ${orders} o join ${refunds} whole on whole.payment_id = o.payment_id
      where o.id = ${returnRequests.orderId})
  ) <> 'failed', false)`;

const HOUR_MS = 3_600_000;

/** Returns the condition of returns whose next step by staff is overdue, as `returnDueAt` has it. */
function isOverdue(now: Date): SQL | undefined {
  const before = new Date(now.getTime() - RETURN_STEP_HOURS * HOUR_MS).toISOString();
  return and(
    isNull(returnRequests.refundedAt),
    isNotReplaced,
    or(
      and(IN_STATE.requested, lt(returnRequests.createdAt, before)),
      and(IN_STATE.received, lt(returnRequests.receivedAt, before)),
      and(isNotRejected, isNotNull(returnRequests.outcome), lt(returnRequests.inspectedAt, before)),
    ),
    /* A refund that is on its way leaves staff nothing to do. */
    sql`not exists (select 1 from ${refunds} where ${refunds.id} = ${returnRequests.refundId}
      and ${refunds.status} <> 'failed')`,
  );
}

/** Returns the condition of returns whose replacement is in a state. */
const hasReplacement = (db: DbOrTx, state: ReplacementState): SQL =>
  inArray(
    returnRequests.id,
    db.select({ id: replacements.returnId }).from(replacements).where(eq(replacements.state, state)),
  );

/** Returns the condition of returns whose goods are fetched within days in India, both included. */
function isPickedUp(
  db: DbOrTx,
  { pickup_from: from, pickup_to: to }: ListReturnsInput['filters'],
): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  const within = and(
    from === undefined ? undefined : gte(returnPickups.day, from),
    to === undefined ? undefined : lte(returnPickups.day, to),
  );
  return inArray(
    returnRequests.id,
    db.select({ id: returnPickups.returnId }).from(returnPickups).where(within),
  );
}

/** The filters of a list at an instant. */
export interface FilteredReturns extends Pick<ListReturnsInput, 'filters'> {
  now: Date;
}

/** Returns the condition of the returns of a filter. */
export function matchingReturns(db: DbOrTx, { filters, now }: FilteredReturns): SQL | undefined {
  const search = filters.search?.trim();
  return and(
    withinDays(returnRequests.createdAt, filters),
    isDone(returnRequests.approvedAt, filters.status),
    isDone(returnRequests.refundedAt, filters.refund_status),
    filters.state === undefined ? undefined : IN_STATE[filters.state],
    filters.replacement === undefined ? undefined : hasReplacement(db, filters.replacement),
    filters.overdue === undefined ? undefined : isOverdue(now),
    isPickedUp(db, filters),
    returnReportConditions(filters),
    search ? matchesText(db, search) : undefined,
  );
}

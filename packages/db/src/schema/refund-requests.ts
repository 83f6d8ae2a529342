import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  REFUND_REQUEST_KINDS,
  REFUND_REQUEST_STATES,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { Paise } from '@aabha/contracts/money/money';
import { REFUND_SPEEDS } from '@aabha/contracts/refunds/refunds.values';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { orders } from './orders';
import { refunds } from './refunds';
import { returnRequests } from './returns';

/** What was chosen, as the call had it; amounts in paise. */
export interface RefundChoiceColumn {
  /** Of a part. */
  lines?: { position: number; quantity: number; warranty: boolean; restock: boolean }[];
  shipping?: boolean;
  sumPaise?: Paise;
  /** Of a cancellation: the status from which, and whether the goods are back. */
  from?: OrderStatus;
  goodsReturned?: boolean;
}

/** Who of the staff made a refund alone, since refunds of a day count together (docs/spec/refund-approvals.md#limits). */
export const refundAuthors = pgTable('refund_authors', {
  refundId: uuid()
    .primaryKey()
    .references(() => refunds.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
  staffId: uuid()
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
});

/** Refunds above the limit of who asked for them. Nothing moves before somebody else has approved one. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The return that it refunds. */
    returnId: uuid().references(() => returnRequests.id),
    kind: text({ enum: REFUND_REQUEST_KINDS }).notNull(),
    choice: jsonb().$type<RefundChoiceColumn>().notNull(),
    amountPaise: paiseColumn().notNull(),
    /** With what the same person refunded of the order alone within a day. */
    countedPaise: paiseColumn().notNull(),
    speed: text({ enum: REFUND_SPEEDS }).notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_REQUEST_STATES }).notNull().default('waiting'),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Null while it waits, and of one that expired. */
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    /** Why it was declined. */
    note: text().notNull().default(''),
    /** The refund that its approval made. */
    refundId: uuid().references(() => refunds.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('refund_requests_one_waiting_key')
      .on(t.orderId)
      .where(sql`state = 'waiting'`),
    index('refund_requests_order_idx').on(t.orderId),
    index('refund_requests_created_idx').on(t.createdAt, t.id),
    index('refund_requests_state_idx').on(t.state, t.createdAt, t.id),
    index('refund_requests_expiry_idx')
      .on(t.expiresAt)
      .where(sql`state = 'waiting'`),
    check(
      'refund_requests_amount_positive',
      sql`${t.amountPaise} > 0 and ${t.countedPaise} >= ${t.amountPaise}`,
    ),
    check('refund_requests_return', sql`(${t.kind} = 'return') = (${t.returnId} is not null)`),
    check('refund_requests_decided', sql`(${t.state} = 'waiting') = (${t.decidedAt} is null)`),
    check('refund_requests_second_person', sql`${t.state} <> 'approved' or ${t.decidedBy} <> ${t.askedBy}`),
  ],
);

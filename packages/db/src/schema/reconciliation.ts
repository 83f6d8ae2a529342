import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { DISCREPANCY_STATES, DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { orders } from './orders';
import { payments } from './payments';

export const differenceKindEnum = pgEnum('difference_kind', DISCREPANCY_KINDS);

export const discrepancyStateEnum = pgEnum('difference_state', DISCREPANCY_STATES);

/**
 * Discrepancies between the shop's and the provider's records, each once: fixed automatically or waiting for staff
 * (docs/spec/payments.md#reconciliation).
 */
export const discrepancies = pgTable(
  'book_differences',
  {
    id: id(),
    kind: differenceKindEnum().notNull(),
    /** Identifies the discrepancy together with its kind. */
    subject: text().notNull(),
    state: discrepancyStateEnum().notNull(),
    paymentId: uuid().references(() => payments.id),
    orderId: uuid().references(() => orders.id),
    providerPaymentId: text(),
    amountPaise: paiseColumn(),
    detail: text().notNull(),
    foundAt: createdAt(),
    /** When a comparison last saw it. */
    seenAt: instant().notNull(),
    /** When the payment was made, since only a comparison that reaches back so far can resolve it. Null for the series. */
    aboutAt: instant(),
    settledAt: instant(),
    settledBy: uuid().references(() => users.id),
    note: text(),
  },
  (t) => [
    unique('book_differences_kind_subject_key').on(t.kind, t.subject),
    index('book_differences_state_idx').on(t.state, t.foundAt),
    check('book_differences_settled_with_note', sql`${t.state} <> 'settled' or ${t.note} is not null`),
  ],
);

/** Comparisons with the provider's records, from which the job decides when to run next. */
export const bookComparisons = pgTable(
  'book_comparisons',
  {
    id: id(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    payments: integer().notNull().default(0),
    repaired: integer().notNull().default(0),
    raised: integer().notNull().default(0),
  },
  (t) => [index('book_comparisons_started_idx').on(t.startedAt)],
);

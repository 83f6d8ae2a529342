import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { DIFFERENCE_STATES, DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { orders } from './orders';
import { payments } from './payments';

export const differenceKindEnum = pgEnum('difference_kind', DISCREPANCY_KINDS);

export const differenceStateEnum = pgEnum('difference_state', DIFFERENCE_STATES);

/**
 * Where the shop's books and the provider's differ, each once: repaired at once, or waiting for staff
 * (docs/spec/payments.md#reconciliation).
 */
export const discrepancies = pgTable(
  'book_differences',
  {
    id: id(),
    kind: differenceKindEnum().notNull(),
    /** Names it for good, together with its kind. */
    subject: text().notNull(),
    state: differenceStateEnum().notNull(),
    paymentId: uuid().references(() => payments.id),
    orderId: uuid().references(() => orders.id),
    providerPaymentId: text(),
    amountPaise: paiseColumn(),
    detail: text().notNull(),
    foundAt: createdAt(),
    /** When a comparison last saw it. */
    seenAt: instant().notNull(),
    /** When the payment was made: a comparison that goes less far back cannot tell that it is gone. Null for the series. */
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

/** Each comparison of the books; the job looks here whether it is its turn. */
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

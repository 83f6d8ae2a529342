import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REFUND_STATUSES } from '@aabha/contracts/refunds/refunds.values';
import { createdAt, id, paiseColumn, updatedAt } from './columns';
import { payments } from './payments';

export const refundStatusEnum = pgEnum('refund_status', REFUND_STATUSES);

/** A refund. Its id is the provider's idempotency key, so that it is made once (docs/spec/payments.md#refunds). */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    providerRefundId: text().unique(),
    amountPaise: paiseColumn().notNull(),
    reason: text().notNull(),
    status: refundStatusEnum().notNull().default('queued'),
    lastError: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    /* Refunds are always of the whole payment, so there is at most one. */
    uniqueIndex('refunds_one_per_payment').on(t.paymentId),
    index('refunds_unfinished_idx')
      .on(t.createdAt)
      .where(sql`status <> 'processed'`),
    /* Refunds of the last days are searched for those without a credit note. */
    index('refunds_created_idx').on(t.createdAt),
    check('refunds_amount_positive', sql`${t.amountPaise} > 0`),
  ],
);

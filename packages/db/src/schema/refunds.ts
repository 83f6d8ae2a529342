import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { REFUND_SPEEDS, REFUND_STATUSES } from '@aabha/contracts/refunds/refunds.values';
import { createdAt, id, paiseColumn, updatedAt } from './columns';
import { payments } from './payments';

export const refundStatusEnum = pgEnum('refund_status', REFUND_STATUSES);

export const refundSpeedEnum = pgEnum('refund_speed', REFUND_SPEEDS);

/**
 * A refund. Its id is the provider's idempotency key, so that it is made once (docs/spec/payments.md#refunds). A trigger
 * refuses refunds that are together more than was captured.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    /** The payment, in the one refund of all that is left of it; null in a refund of a part. */
    paymentId: uuid().references(() => payments.id),
    /** The payment of every refund. A trigger sets it where a process of the version before does not. */
    capturedPaymentId: uuid().references(() => payments.id),
    providerRefundId: text().unique(),
    amountPaise: paiseColumn().notNull(),
    /** How much of it is shipping, in a refund of a part. */
    shippingPaise: paiseColumn()
      .notNull()
      .default(sql`0`),
    reason: text().notNull(),
    status: refundStatusEnum().notNull().default('queued'),
    /** As it was requested. */
    speed: refundSpeedEnum().notNull().default('normal'),
    /** As the provider processes it; null until it has said so. */
    speedProcessed: refundSpeedEnum(),
    lastError: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    /* What is left of a payment is refunded once. */
    uniqueIndex('refunds_one_per_payment').on(t.paymentId),
    index('refunds_captured_payment_idx').on(t.capturedPaymentId),
    /* Sums of sales subtract the few refunds of a part. */
    index('refunds_part_idx')
      .on(t.capturedPaymentId)
      .where(sql`payment_id is null`),
    index('refunds_unfinished_idx')
      .on(t.createdAt)
      .where(sql`status <> 'processed'`),
    /* Refunds of the last days are searched for those without a credit note. */
    index('refunds_created_idx').on(t.createdAt),
    check('refunds_amount_positive', sql`${t.amountPaise} > 0`),
  ],
);

/** What a refund of a part gives back of each line of the order; the rest of it is shipping and round-off. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** That of the order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    goodsPaise: paiseColumn().notNull(),
    warrantyPaise: paiseColumn().notNull(),
    /** Whether the settled units went back into stock. */
    restock: boolean().notNull(),
    /** Units that a later cancellation or return does not put back any more. */
    settledUnits: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.position] }),
    check(
      'refund_lines_not_negative',
      sql`${t.quantity} >= 0 and ${t.goodsPaise} >= 0 and ${t.warrantyPaise} >= 0`,
    ),
    check('refund_lines_settled_units', sql`${t.settledUnits} between 0 and ${t.quantity}`),
  ],
);

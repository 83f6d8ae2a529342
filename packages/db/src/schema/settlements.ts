import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_READ_STATES,
} from '@aabha/contracts/settlements/settlements.values';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';
import { payments } from './payments';
import { refunds } from './refunds';

/** Transfers of the payment provider to the bank, as its report has them (docs/spec/settlements.md). */
export const settlements = pgTable(
  'settlements',
  {
    id: id(),
    providerId: text().notNull().unique(),
    /** Empty until the bank has the transfer. */
    utr: text().notNull(),
    status: text().notNull(),
    settledAt: instant().notNull(),
    /** Sums of its lines. */
    grossPaise: paiseColumn().notNull(),
    refundsPaise: paiseColumn().notNull(),
    adjustmentsPaise: paiseColumn().notNull(),
    feesPaise: paiseColumn().notNull(),
    taxPaise: paiseColumn().notNull(),
    /** What was transferred. */
    netPaise: paiseColumn().notNull(),
    lineCount: integer().notNull(),
    /** Lines that match no payment or refund. */
    openCount: integer().notNull(),
    /** Whether the lines add up to what was transferred. */
    isWhole: boolean().notNull(),
    /** What staff saw in the bank, all or nothing. */
    bankPaise: paiseColumn(),
    bankDay: date({ mode: 'string' }),
    bankBy: uuid().references(() => users.id),
    bankAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('settlements_settled_idx').on(t.settledAt, t.id),
    index('settlements_utr_idx').on(t.utr),
    check(
      'settlements_bank_whole',
      sql`num_nulls(${t.bankPaise}, ${t.bankDay}, ${t.bankBy}, ${t.bankAt}) in (0, 4)`,
    ),
    check('settlements_counts', sql`${t.openCount} between 0 and ${t.lineCount}`),
  ],
);

/** The lines of a settlement, each with the payment or refund of ours that it is about. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    id: id(),
    settlementId: uuid()
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    kind: text({ enum: SETTLEMENT_LINE_KINDS }).notNull(),
    providerId: text().notNull(),
    amountPaise: paiseColumn().notNull(),
    /** The fee without its tax. */
    feePaise: paiseColumn().notNull(),
    taxPaise: paiseColumn().notNull(),
    netPaise: paiseColumn().notNull(),
    at: instant().notNull(),
    description: text().notNull(),
    state: text({ enum: SETTLEMENT_LINE_STATES }).notNull().default('unknown'),
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    refundId: uuid().references(() => refunds.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('settlement_lines_provider_key').on(t.settlementId, t.kind, t.providerId),
    index('settlement_lines_provider_idx').on(t.providerId),
    index('settlement_lines_payment_idx').on(t.paymentId),
    index('settlement_lines_refund_idx').on(t.refundId),
    index('settlement_lines_open_idx')
      .on(t.settlementId)
      .where(sql`state <> 'matched'`),
    check('settlement_lines_kind_known', sql`${t.kind} in ('payment', 'refund', 'adjustment')`),
    check('settlement_lines_state_known', sql`${t.state} in ('matched', 'differs', 'unknown')`),
  ],
);

/** Readings of the provider's settlements: requested by staff, or by the worker every day. */
export const settlementReads = pgTable(
  'settlement_reads',
  {
    id: id(),
    requestedAt: createdAt(),
    /** Null for the daily reading. */
    requestedBy: uuid().references(() => users.id),
    state: text({ enum: SETTLEMENT_READ_STATES }).notNull().default('waiting'),
    isStopRequested: boolean().notNull().default(false),
    /** The first day in India that it covers. */
    since: date({ mode: 'string' }).notNull(),
    startedAt: instant(),
    /** When its process last reported progress; a reading without progress for a minute has failed. */
    seenAt: instant(),
    endedAt: instant(),
    daysDone: integer().notNull().default(0),
    days: integer().notNull().default(0),
    newCount: integer().notNull().default(0),
    findings: integer().notNull().default(0),
  },
  (t) => [
    check(
      'settlement_reads_state_known',
      sql`${t.state} in ('waiting', 'running', 'done', 'stopped', 'failed')`,
    ),
    uniqueIndex('settlement_reads_one_pending')
      .on(sql`(true)`)
      .where(sql`state in ('waiting', 'running')`),
    index('settlement_reads_requested_idx').on(t.requestedAt),
  ],
);

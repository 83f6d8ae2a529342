import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEDGER_ACCOUNTS, LEDGER_KINDS, LEDGER_SOURCES } from '@aabha/contracts/ledger/ledger.values';
import { id, instant, paiseColumn } from './columns';

/**
 * Transactions of the ledger in double entry (docs/spec/ledger.md). Rows are only added; a constraint trigger refuses a
 * transaction whose postings do not add up to zero.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    happenedAt: instant().notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    sourceKind: text({ enum: LEDGER_SOURCES }).notNull(),
    sourceId: uuid().notNull(),
    /** From 1: a source that changes is reversed and posted again, each with the next revision. */
    revision: smallint().notNull(),
    text: text().notNull(),
    /** How many postings it has: none can be added later. */
    postingCount: smallint().notNull(),
    postedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    uniqueIndex('ledger_transactions_source_key').on(t.sourceId, t.sourceKind, t.revision),
    index('ledger_transactions_happened_idx').on(t.happenedAt, t.id),
    index('ledger_transactions_kind_idx').on(t.kind, t.happenedAt, t.id),
    check('ledger_transactions_postings', sql`${t.postingCount} >= 2`),
  ],
);

/** Debits (positive) and credits (negative) of transactions. Rows are only added. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    position: smallint().notNull(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    /** The order that it is about. No foreign key: a posting outlives what it was made from. */
    orderId: uuid(),
    amountPaise: paiseColumn().notNull(),
  },
  (t) => [
    primaryKey({ name: 'ledger_postings_pkey', columns: [t.transactionId, t.position] }),
    index('ledger_postings_account_idx').on(t.account, t.transactionId),
    index('ledger_postings_order_idx')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    check('ledger_postings_not_zero', sql`${t.amountPaise} <> 0`),
    check(
      'ledger_postings_account_known',
      sql`${t.account} in (${sql.raw(LEDGER_ACCOUNTS.map((account) => `'${account}'`).join(', '))})`,
    ),
  ],
);

/** Debits and credits of each account and day in India, both positive. A trigger of the postings maintains them. */
export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    day: date({ mode: 'string' }).notNull(),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    debitPaise: paiseColumn().notNull(),
    creditPaise: paiseColumn().notNull(),
  },
  (t) => [primaryKey({ name: 'ledger_balances_pkey', columns: [t.day, t.account] })],
);

/** How far the worker has posted each series: serials of documents, or pages of rows that were there before the ledger. */
export const ledgerCursors = pgTable('ledger_cursors', {
  /** `invoice 2026-27`, `credit-note 2026-27`, `refund` or `settlement`. */
  series: text().primaryKey(),
  /** The last serial; of rows how many were read. */
  serial: integer().notNull(),
  /** The last id; null for documents. */
  lastId: uuid(),
  /** When the rows that were there before had all been read; null for documents. */
  endedAt: instant(),
});

/** Refunds and settlements that changed and may have to be posted. Triggers of their tables write it. */
export const ledgerPending = pgTable('ledger_pending', {
  id: id(),
  sourceKind: text({ enum: ['refund', 'settlement'] }).notNull(),
  sourceId: uuid().notNull(),
});

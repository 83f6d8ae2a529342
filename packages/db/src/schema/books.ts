import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { BOOK_CHECK_STATES, DOCUMENT_KINDS } from '@aabha/contracts/books/books.values';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';

/**
 * The hash chain over the numbered invoices and credit notes of a financial year
 * (docs/spec/books.md#hash-chain). Rows are only added.
 */
export const documentSeals = pgTable(
  'document_seals',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    financialYear: char({ length: 7 }).notNull(),
    serial: integer().notNull(),
    /** SHA-256 of the document's canonical JSON, in hexadecimal digits. */
    contentHash: char({ length: 64 }).notNull(),
    /** SHA-256 of the chain hash before it and the content hash. */
    chainHash: char({ length: 64 }).notNull(),
    sealedAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'document_seals_pkey', columns: [t.kind, t.financialYear, t.serial] }),
    check('document_seals_kind_known', sql`${t.kind} in ('invoice', 'credit-note')`),
    check('document_seals_serial_positive', sql`${t.serial} > 0`),
  ],
);

/** Checks of the books: requested by staff, or by the worker every night (docs/spec/books.md#checks). */
export const bookChecks = pgTable(
  'book_checks',
  {
    id: id(),
    requestedAt: createdAt(),
    /** Null for the nightly check. */
    requestedBy: uuid().references(() => users.id),
    state: text({ enum: BOOK_CHECK_STATES }).notNull().default('waiting'),
    isStopRequested: boolean().notNull().default(false),
    startedAt: instant(),
    /** When its process last reported progress; a check without progress for a minute has failed. */
    seenAt: instant(),
    endedAt: instant(),
    /** Documents checked so far, and to check. */
    checked: integer().notNull().default(0),
    total: integer().notNull().default(0),
    findings: integer().notNull().default(0),
  },
  (t) => [
    check('book_checks_state_known', sql`${t.state} in ('waiting', 'running', 'done', 'stopped', 'failed')`),
    index('book_checks_requested_idx').on(t.requestedAt),
  ],
);

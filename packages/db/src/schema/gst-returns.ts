import { sql } from 'drizzle-orm';
import { char, check, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '@aabha/contracts/books/books.values';
import type { Gstr1Figures } from '@aabha/contracts/gstr1/gstr1.schema';
import { users } from './accounts';
import { createdAt } from './columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The GSTR-1 of each month that staff marked as filed (docs/spec/gst-returns.md#filing). Rows are only added.
 */
export const gstReturns = pgTable(
  'gst_returns',
  {
    /** '2026-10'. */
    period: char({ length: 7 }).primaryKey(),
    filedAt: createdAt(),
    filedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the JSON, in hexadecimal digits. */
    sha256: char({ length: 64 }).notNull(),
    documents: integer().notNull(),
    /** The last serials of the financial year then: a document of the month with a later one is not in the return. */
    lastInvoice: integer().notNull(),
    lastCreditNote: integer().notNull(),
    figures: jsonb().$type<Gstr1Figures>().notNull(),
    /** The JSON, compressed with gzip. */
    content: bytea().notNull(),
  },
  (t) => [check('gst_returns_period_form', sql`${t.period} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`)],
);

/**
 * The documents of an earlier month that a filed return has, since the return of their own month was filed without them
 * (docs/spec/gst-returns.md#late-documents). Rows are only added.
 */
export const gstReturnLateDocuments = pgTable(
  'gst_return_late_documents',
  {
    /** An invoice or a credit note. */
    documentId: uuid().primaryKey(),
    kind: text().$type<DocumentKind>().notNull(),
    /** The return that has it. */
    period: char({ length: 7 })
      .notNull()
      .references(() => gstReturns.period),
  },
  (t) => [
    index('gst_return_late_documents_period_index').on(t.period),
    check('gst_return_late_documents_kind_known', sql`${t.kind} in ('invoice', 'credit-note')`),
  ],
);

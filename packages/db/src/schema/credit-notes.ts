import { sql } from 'drizzle-orm';
import { char, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { createdAt, id, instant, paiseColumn } from './columns';
import { invoices } from './invoices';
import { refunds } from './refunds';

/**
 * The last serial of each financial year's credit notes
 * (docs/spec/invoices-and-tax.md#credit-notes).
 */
export const creditNoteSeries = pgTable(
  'credit_note_series',
  { financialYear: char({ length: 7 }).primaryKey(), lastSerial: integer().notNull() },
  (t) => [check('credit_note_series_serial_not_negative', sql`${t.lastSerial} >= 0`)],
);

/**
 * The document that reduces an invoice: of a refund, or of goods of a wholesale order, whose money goes back outside of the shop
 * (docs/spec/invoices-and-tax.md#credit-notes).
 */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /**
     * Null for a wholesale order. A refund that failed gets a new id when it is queued again; its credit note stays the
     * same.
     */
    refundId: uuid()
      .unique()
      .references(() => refunds.id, { onUpdate: 'cascade' }),
    /** The next four are null until the provider has sent the money and a batch of numbers is taken. */
    financialYear: char({ length: 7 }),
    serial: integer(),
    number: text().unique(),
    issuedAt: instant(),
    amountPaise: paiseColumn().notNull(),
    reason: text().notNull(),
    /** What is credited, in the shape of an invoice; amounts are positive. */
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
    /** The day on which the buyer, a business, has reversed the input credit, as staff noted it. */
    reversedOn: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('credit_notes_year_serial_key').on(t.financialYear, t.serial),
    check('credit_notes_number_form', sql`${t.number} ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'`),
    check('credit_notes_serial_positive', sql`${t.serial} > 0`),
    check(
      'credit_notes_issued_whole',
      sql`num_nulls(${t.financialYear}, ${t.serial}, ${t.number}, ${t.issuedAt}) in (0, 4)`,
    ),
    check('credit_notes_amount_positive', sql`${t.amountPaise} > 0`),
    index('credit_notes_invoice_idx').on(t.invoiceId),
    index('credit_notes_number_search_idx').using('gin', sql`${t.number} gin_trgm_ops`),
    index('credit_notes_issued_idx').on(t.issuedAt, t.id),
    index('credit_notes_unnumbered_idx')
      .on(t.id)
      .where(sql`${t.number} is null`),
  ],
);

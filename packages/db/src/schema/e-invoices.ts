import { sql } from 'drizzle-orm';
import { char, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';
import { creditNotes } from './credit-notes';
import { invoices } from './invoices';

/** What the portal gave to invoices and credit notes, as staff entered it (docs/spec/e-invoices.md#registration). */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: id(),
    invoiceId: uuid()
      .unique()
      .references(() => invoices.id),
    creditNoteId: uuid()
      .unique()
      .references(() => creditNotes.id),
    irn: char({ length: 64 }).notNull(),
    ackNumber: text().notNull(),
    ackAt: instant().notNull(),
    /** A JWS, whose signature is not checked; printed on the document. */
    signedQr: text().notNull(),
    registeredBy: uuid()
      .notNull()
      .references(() => users.id),
    registeredAt: createdAt(),
  },
  (t) => [
    unique('e_invoices_irn_key').on(t.irn),
    check('e_invoices_irn_form', sql`${t.irn} ~ '^[0-9a-f]{64}$'`),
    check('e_invoices_of_one_document', sql`num_nonnulls(${t.invoiceId}, ${t.creditNoteId}) = 1`),
  ],
);

import { char, date, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { paiseColumn } from './columns';

/*
 * Sums of numbered invoices and credit notes, which a job writes in the background
 * (docs/decisions/047-sums-of-documents.md). A reader adds the documents after `rolled_serial`, so that every figure is exact.
 */

/** Up to which serial of a financial year the sums have the documents of a series. */
export const documentRollups = pgTable(
  'document_rollups',
  {
    kind: text({ enum: ['invoice', 'credit-note'] }).notNull(),
    financialYear: char({ length: 7 }).notNull(),
    rolledSerial: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.financialYear] })],
);

/** Sums of a day in India, place of supply, television and tax rate. */
export const documentSumsByDay = pgTable(
  'document_sums_by_day',
  {
    day: date().notNull(),
    /** A commercial note reduces sales but no tax. */
    kind: text({ enum: ['invoice', 'credit-note', 'commercial-note'] }).notNull(),
    /** The GST code of the place of supply; its name where that is none. */
    place: text().notNull(),
    /** Of delivery, and of lines whose television is not known, the nil UUID. */
    productId: uuid().notNull(),
    ratePercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Documents whose first line is in these sums. */
    documents: integer().notNull(),
    units: integer().notNull(),
    grossPaise: paiseColumn().notNull(),
    discountPaise: paiseColumn().notNull(),
    taxablePaise: paiseColumn().notNull(),
    cgstPaise: paiseColumn().notNull(),
    sgstPaise: paiseColumn().notNull(),
    igstPaise: paiseColumn().notNull(),
    /** What the amounts of the counted documents have beyond all their lines. */
    roundOffPaise: paiseColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.kind, t.place, t.productId, t.ratePercent] })],
);

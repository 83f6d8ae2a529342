import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id } from './columns';

/**
 * The rates of GST with the day from which each is in force (docs/spec/invoices-and-tax.md#tax-rates). A trigger refuses to change
 * any, and to delete one that has begun.
 */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    /** What the HSN codes of the goods begin with; empty for all other goods. */
    hsn: text().notNull(),
    rateBasisPoints: integer().notNull(),
    /** The first day of supply, in India. */
    validFrom: date({ mode: 'string' }).notNull(),
    /** The notification that sets the rate. */
    notification: text().notNull(),
    /** Null for the rates that the migrations wrote. */
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('tax_rates_hsn_valid_from_key').on(t.hsn, t.validFrom),
    check('tax_rates_hsn_form', sql`${t.hsn} ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})?$'`),
    check('tax_rates_rate_range', sql`${t.rateBasisPoints} >= 0 and ${t.rateBasisPoints} < 10000`),
  ],
);

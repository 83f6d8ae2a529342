import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { invoices } from './invoices';

/** The e-way bills of invoices, as staff entered them (docs/spec/eway-bills.md#entering-it). */
export const ewayBills = pgTable(
  'eway_bills',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    number: text().notNull(),
    generatedAt: instant().notNull(),
    /** Null while the vehicle is not entered at the portal. */
    validUntil: instant(),
    enteredBy: uuid()
      .notNull()
      .references(() => users.id),
    enteredAt: createdAt(),
  },
  (t) => [
    unique('eway_bills_invoice_key').on(t.invoiceId),
    unique('eway_bills_number_key').on(t.number),
    check('eway_bills_number_form', sql`${t.number} ~ '^[0-9]{12}$'`),
    check('eway_bills_valid_until_later', sql`${t.validUntil} > ${t.generatedAt}`),
  ],
);

/** The value above which goods that stay within a State need an e-way bill, from a day on (docs/spec/eway-bills.md#limits). */
export const ewayBillLimits = pgTable(
  'eway_bill_limits',
  {
    id: id(),
    /** The two-digit GST code of the State. */
    stateCode: text().notNull(),
    limitPaise: paiseColumn().notNull(),
    /** The first day, in India. */
    validFrom: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    /** Null for the limits that the migrations wrote. */
    createdBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('eway_bill_limits_state_valid_from_key').on(t.stateCode, t.validFrom),
    check('eway_bill_limits_state_form', sql`${t.stateCode} ~ '^[0-9]{2}$'`),
    check('eway_bill_limits_limit_range', sql`${t.limitPaise} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { users } from './accounts';
import { createdAt, id, paiseColumn } from './columns';
import { orders } from './orders';
import { wholesaleOrders } from './wholesale';

/**
 * The last serial of each financial year; who holds its row lock gives the next numbers
 * (docs/spec/invoices-and-tax.md#numbers).
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  { financialYear: char({ length: 7 }).primaryKey(), lastSerial: integer().notNull() },
  (t) => [check('invoice_series_serial_not_negative', sql`${t.lastSerial} >= 0`)],
);

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** The shopper's order; null for a wholesale order. */
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    wholesaleOrderId: uuid()
      .unique()
      .references(() => wholesaleOrders.id),
    /** The account that owns the invoice; null for a wholesale order without an account. */
    userId: uuid().references(() => users.id),
    financialYear: char({ length: 7 }).notNull(),
    /** Serial and number are null until the order's transaction is over and a batch of numbers is taken. */
    serial: integer(),
    number: text().unique(),
    amountPaise: paiseColumn().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('invoices_year_serial_key').on(t.financialYear, t.serial),
    check('invoices_number_form', sql`${t.number} ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'`),
    check('invoices_serial_positive', sql`${t.serial} > 0`),
    check('invoices_number_of_serial', sql`(${t.serial} is null) = (${t.number} is null)`),
    check('invoices_of_one_order', sql`num_nonnulls(${t.orderId}, ${t.wholesaleOrderId}) = 1`),
    check('invoices_order_has_account', sql`${t.orderId} is null or ${t.userId} is not null`),
    index('invoices_user_created_idx').on(t.userId, t.createdAt),
    /* Covers the search by buyer, which then reads no invoice. */
    index('invoices_user_numbered_idx')
      .on(t.userId, t.createdAt, t.id)
      .where(sql`${t.number} is not null`),
    index('invoices_unnumbered_idx')
      .on(t.financialYear, t.id)
      .where(sql`${t.number} is null`),
    /* Covers the order of the list, which skips invoices without a number, so that a deep page reads no invoice before its own. */
    index('invoices_numbered_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.number} is not null`),
    /* Covers the list of B2B invoices, which are few. */
    index('invoices_business_created_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.number} is not null and (${t.snapshot} #>> '{buyer,gstin}') is not null`),
    /* The list of a State. */
    index('invoices_place_created_idx')
      .on(sql`gst_place_code(${t.snapshot} ->> 'placeOfSupply')`, t.createdAt, t.id)
      .where(sql`${t.number} is not null`),
    index('invoices_gstin_search_idx')
      .using('gin', sql`(${t.snapshot} #>> '{buyer,gstin}') gin_trgm_ops`)
      .where(sql`(${t.snapshot} #>> '{buyer,gstin}') is not null`),
    index('invoices_number_search_idx').using('gin', sql`${t.number} gin_trgm_ops`),
  ],
);

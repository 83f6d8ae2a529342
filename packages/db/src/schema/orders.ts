import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { ORDER_STATUSES, type AddressChange } from '@aabha/contracts/orders/orders.schema';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';
import { payments } from './payments';
import { products } from './products';
import { wholesaleOrders } from './wholesale';

export const orderStatusEnum = pgEnum('order_status', ORDER_STATUSES);
export const actorEnum = pgEnum('actor', ['shopper', 'staff', 'system']);

/**
 * A paid order. There is none without its payment, and one payment makes one order (docs/spec/payments.md#invariants).
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => payments.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: orderStatusEnum().notNull().default('Pending'),
    totalPaise: paiseColumn().notNull(),
    dispatchCenter: text().notNull(),
    originCenter: text().notNull(),
    returnCenter: text().notNull(),
    facilityCity: text().notNull(),
    facilityState: text().notNull(),
    expectedDelivery: instant(),
    /** The delivery address as staff corrected it, all five or none. While they are null, that of the payment holds. */
    deliveryName: text(),
    deliveryPhone: text(),
    deliveryAddress: text(),
    deliveryCity: text(),
    deliveryZip: text(),
    deliveredAt: instant(),
    returnRequested: boolean().notNull().default(false),
    /** Whether its units are in stock. Null until a change of status says so: then those of a Cancelled order are. */
    isRestocked: boolean(),
    /**
     * What staff find it by, in lower case, a line each: id, names, e-mail, telephones, payment id. Triggers write it, and
     * write it again when the shopper's number or the delivery address changes.
     */
    searchText: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'orders_delivery_whole',
      sql`num_nonnulls(${t.deliveryName}, ${t.deliveryPhone}, ${t.deliveryAddress}, ${t.deliveryCity}, ${t.deliveryZip}) in (0, 5)`,
    ),
    check('orders_total_positive', sql`${t.totalPaise} >= 0`),
    index('orders_created_idx').on(t.createdAt, t.id),
    index('orders_status_created_idx').on(t.status, t.createdAt, t.id),
    index('orders_user_created_idx').on(t.userId, t.createdAt),
    /* All that the dashboard's figures ask of an order, so that they need not read the table. */
    index('orders_figures_idx').on(t.createdAt, t.status, t.totalPaise),
    index('orders_search_text_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('orders_id_text_idx').using('gin', sql`(${t.id}::text) gin_trgm_ops`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    hsn: text().notNull(),
    quantity: integer().notNull(),
    unitPricePaise: paiseColumn().notNull(),
    warrantyMonths: integer().notNull(),
    warrantyPricePaise: paiseColumn().notNull(),
    /** The product's own months plus the extended ones (docs/spec/warranties.md#options). */
    totalWarrantyMonths: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    index('order_lines_product_idx').on(t.productId),
    check('order_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/** Every change of an order's status or delivery address, with who and when (docs/spec/orders.md#timeline). */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: orderStatusEnum(),
    toStatus: orderStatusEnum().notNull(),
    actor: actorEnum().notNull(),
    userId: uuid().references(() => users.id),
    reason: text(),
    /** Set where staff corrected the delivery address; both statuses are then the one that the order has. */
    addressChange: jsonb().$type<AddressChange>(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order_idx').on(t.orderId, t.createdAt)],
);

/**
 * The last number given in each financial year; its row lock is what keeps the series gapless
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
    /** Of a shopper's order; null for a wholesale order. */
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    wholesaleOrderId: uuid()
      .unique()
      .references(() => wholesaleOrders.id),
    /** The account that the invoice belongs to; null for a wholesale order that belongs to none. */
    userId: uuid().references(() => users.id),
    financialYear: char({ length: 7 }).notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    amountPaise: paiseColumn().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('invoices_year_serial_key').on(t.financialYear, t.serial),
    check('invoices_number_form', sql`${t.number} ~ '^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$'`),
    check('invoices_serial_positive', sql`${t.serial} > 0`),
    check('invoices_of_one_order', sql`num_nonnulls(${t.orderId}, ${t.wholesaleOrderId}) = 1`),
    check('invoices_order_has_account', sql`${t.orderId} is null or ${t.userId} is not null`),
    index('invoices_user_created_idx').on(t.userId, t.createdAt),
    index('invoices_created_idx').on(t.createdAt, t.id),
    index('invoices_number_search_idx').using('gin', sql`${t.number} gin_trgm_ops`),
  ],
);

export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    refundPaise: paiseColumn().notNull(),
    approvedAt: instant(),
    refundedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('return_requests_refund_positive', sql`${t.refundPaise} > 0`),
    check(
      'return_requests_refund_after_approval',
      sql`${t.refundedAt} is null or ${t.approvedAt} is not null`,
    ),
    index('return_requests_created_idx').on(t.createdAt),
  ],
);

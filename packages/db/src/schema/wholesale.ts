import { sql } from 'drizzle-orm';
import {
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
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { users } from './accounts';
import { createdAt, id, language, paiseColumn, updatedAt } from './columns';
import { products } from './products';

export const wholesalePaymentEnum = pgEnum('wholesale_payment_status', ['Pending', 'Completed']);

/** A product that is also sold wholesale; listed once (docs/spec/wholesale.md#price-breaks). */
export const wholesaleProducts = pgTable('wholesale_products', {
  id: id(),
  productId: uuid()
    .notNull()
    .unique()
    .references(() => products.id),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const wholesaleBreaks = pgTable(
  'wholesale_breaks',
  {
    id: id(),
    wholesaleProductId: uuid()
      .notNull()
      .references(() => wholesaleProducts.id, { onDelete: 'cascade' }),
    minQuantity: integer().notNull(),
    maxQuantity: integer(),
    discountPaise: paiseColumn().notNull(),
  },
  (t) => [
    unique('wholesale_breaks_minimum_once').on(t.wholesaleProductId, t.minQuantity),
    check('wholesale_breaks_minimum_positive', sql`${t.minQuantity} >= 1`),
    check(
      'wholesale_breaks_maximum_above',
      sql`${t.maxQuantity} is null or ${t.maxQuantity} > ${t.minQuantity}`,
    ),
    check('wholesale_breaks_discount_positive', sql`${t.discountPaise} > 0`),
  ],
);

/** Addresses with the fields of the order form (docs/spec/wholesale.md#addresses). */
export interface WholesaleAddress {
  firstName: string;
  lastName: string;
  fullAddress: string;
  apartment: string;
  city: string;
  country: string;
  state: string;
  zipCode: string;
}

export const wholesaleOrders = pgTable(
  'wholesale_orders',
  {
    id: id(),
    /** The customer who was signed in when placing it; null for an order without an account. */
    userId: uuid().references(() => users.id),
    email: text().notNull(),
    /** Of the pages with the form, for an order without an account. */
    language: language(),
    contact: text().notNull(),
    companyName: text().notNull().default(''),
    gstNumber: text().notNull().default(''),
    shippingAddress: jsonb().$type<WholesaleAddress>().notNull(),
    billingAddress: jsonb().$type<WholesaleAddress>().notNull(),
    totalPaise: paiseColumn().notNull(),
    /** The terms and policies that the buyer accepted; null in orders of an earlier release. */
    acceptedTexts: jsonb().$type<AcceptedTexts>(),
    paymentStatus: wholesalePaymentEnum().notNull().default('Pending'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('wholesale_orders_total_positive', sql`${t.totalPaise} > 0`),
    check('wholesale_orders_contact_form', sql`${t.contact} ~ '^[0-9]{10}$'`),
    index('wholesale_orders_created_idx').on(t.createdAt),
    index('wholesale_orders_search_idx').using(
      'gin',
      sql`(${t.id}::text) gin_trgm_ops`,
      sql`${t.email} gin_trgm_ops`,
      sql`${t.contact} gin_trgm_ops`,
      sql`${t.companyName} gin_trgm_ops`,
      sql`${t.gstNumber} gin_trgm_ops`,
    ),
    index('wholesale_orders_user_idx').on(t.userId, t.createdAt),
  ],
);

export const wholesaleOrderLines = pgTable(
  'wholesale_order_lines',
  {
    orderId: uuid()
      .notNull()
      .references(() => wholesaleOrders.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    quantity: integer().notNull(),
    unitPricePaise: paiseColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId] }),
    check('wholesale_order_lines_quantity_positive', sql`${t.quantity} >= 1`),
  ],
);

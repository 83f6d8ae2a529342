import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingAddress } from '@aabha/contracts/business/business.rules';
import { STORED_DRAFT_STATES } from '@aabha/contracts/draft-orders/draft-orders.values';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';
import { coupons } from './coupons';
import { products } from './products';

/**
 * An order that staff compose and the customer pays by a link (docs/spec/draft-orders.md). Its offer, the prices of the
 * moment when it was sent, is set together and taken back when it is edited.
 */
export const draftOrders = pgTable(
  'draft_orders',
  {
    id: id(),
    status: text({ enum: STORED_DRAFT_STATES }).notNull().default('draft'),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    sentBy: uuid().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    gstin: text(),
    legalName: text(),
    billingAddress: jsonb().$type<BillingAddress>(),
    couponId: uuid().references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text(),
    couponPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    /** Raised by each offer and each edit: a payment of an earlier offer is refunded. */
    revision: integer().notNull().default(0),
    /** SHA-256 of the token of the present offer's link. */
    tokenHash: text(),
    subtotalPaise: paiseColumn(),
    discountPaise: paiseColumn(),
    shippingPaise: paiseColumn(),
    roundOffPaise: paiseColumn(),
    amountPaise: paiseColumn(),
    sentAt: instant(),
    expiresAt: instant(),
    paidAt: instant(),
    cancelledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('draft_orders_created_idx').on(t.createdAt, t.id),
    index('draft_orders_status_created_idx').on(t.status, t.createdAt, t.id),
    index('draft_orders_created_by_idx').on(t.createdBy, t.createdAt, t.id),
    index('draft_orders_user_idx').on(t.userId),
    uniqueIndex('draft_orders_token_key')
      .on(t.tokenHash)
      .where(sql`${t.tokenHash} is not null`),
    check('draft_orders_status_known', sql`${t.status} in ('draft', 'sent', 'paid', 'cancelled')`),
    check('draft_orders_business_whole', sql`(${t.gstin} is null) = (${t.legalName} is null)`),
    check(
      'draft_orders_offer_whole',
      sql`num_nonnulls(${t.tokenHash}, ${t.subtotalPaise}, ${t.discountPaise}, ${t.shippingPaise}, ${t.roundOffPaise}, ${t.amountPaise}, ${t.sentAt}, ${t.sentBy}, ${t.expiresAt}) in (0, 9)`,
    ),
    check('draft_orders_sent', sql`${t.status} not in ('sent', 'paid') or ${t.amountPaise} is not null`),
    check(
      'draft_orders_amounts_add_up',
      sql`${t.subtotalPaise} - ${t.discountPaise} + ${t.shippingPaise} + ${t.roundOffPaise} = ${t.amountPaise}`,
    ),
    check('draft_orders_paid_at', sql`(${t.status} = 'paid') = (${t.paidAt} is not null)`),
    check('draft_orders_cancelled_at', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
);

/** What a draft order has. The prices are those of its offer; null before it is sent. */
export const draftOrderLines = pgTable(
  'draft_order_lines',
  {
    draftOrderId: uuid()
      .notNull()
      .references(() => draftOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    warrantyMonths: integer().notNull(),
    productName: text(),
    hsn: text(),
    unitPricePaise: paiseColumn(),
    warrantyPricePaise: paiseColumn(),
    productWarrantyMonths: integer(),
    isDiscounted: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.draftOrderId, t.position] }),
    check('draft_order_lines_quantity_positive', sql`${t.quantity} > 0`),
    check(
      'draft_order_lines_offer_whole',
      sql`num_nonnulls(${t.productName}, ${t.hsn}, ${t.unitPricePaise}, ${t.warrantyPricePaise}, ${t.productWarrantyMonths}, ${t.isDiscounted}) in (0, 6)`,
    ),
  ],
);

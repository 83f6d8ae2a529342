import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AddressChange, ORDER_STATUSES } from '@aabha/contracts/orders/orders.schema';
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';
import { payments } from './payments';
import { products } from './products';

export const orderStatusEnum = pgEnum('order_status', ORDER_STATUSES);

export const actorEnum = pgEnum('actor', ['shopper', 'staff', 'system']);

/**
 * Returns what an order is known by, each as a whole and in lower case: the lines of its text (id, name, e-mail address, phone
 * numbers, payment), its number, and the end of it.
 */
export const orderFacts = ({ searchText, id: orderId }: Record<'searchText' | 'id', SQLWrapper>): SQL =>
  sql`(string_to_array(${searchText}, chr(10)) || array[right(${orderId}::text, 8), right(${orderId}::text, 6)])`;

/** Returns every six digits in a row of an order's phone numbers, by an SQL function. */
export const phoneParts = ({ searchText }: Record<'searchText', SQLWrapper>): SQL =>
  sql`phone_parts(${searchText})`;

/**
 * A paid order. Each has exactly one payment, and a payment has at most one order (docs/spec/payments.md#invariants).
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
    /** By when it was promised with the order. */
    expectedDelivery: instant(),
    /** By when it is expected since that cannot be kept; null while it can (docs/spec/delivery-promise.md#late-orders). */
    revisedDelivery: instant(),
    /** The delivery address as corrected by staff, all five or none. When null, that of the payment applies. */
    deliveryName: text(),
    deliveryPhone: text(),
    deliveryAddress: text(),
    deliveryCity: text(),
    deliveryZip: text(),
    /** The terms and policies of the contract, as its payment states them. */
    acceptedTexts: jsonb().$type<AcceptedTexts>(),
    deliveredAt: instant(),
    returnRequested: boolean().notNull().default(false),
    /** Whether its units are in stock. Null until a change of status sets it; while null, those of a Cancelled order are. */
    isRestocked: boolean(),
    /**
     * The search text of staff, in lower case, a line each: id, names, e-mail, telephones, payment id. Triggers maintain
     * it, also when the shopper's number or the delivery address changes.
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
    /* Covers the dashboard's figures, so that they read the index only. */
    index('orders_figures_idx').on(t.createdAt, t.status, t.totalPaise),
    index('orders_total_idx').on(t.totalPaise, t.id),
    /* The report of kept promises. */
    index('orders_delivered_idx')
      .on(t.deliveredAt)
      .where(sql`${t.deliveredAt} is not null`),
    /* Few addresses are corrected; the others are those of their payments. */
    index('orders_delivery_zip_idx')
      .on(t.deliveryZip, t.createdAt)
      .where(sql`${t.deliveryZip} is not null`),
    index('orders_search_text_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('orders_facts_idx').using('gin', orderFacts(t)),
    index('orders_phone_parts_idx').using('gin', phoneParts(t)),
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
    /** The product's standard months plus the extended ones (docs/spec/warranties.md#options). */
    totalWarrantyMonths: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    /* With the order, so that the orders with a television are counted in the index. */
    index('order_lines_product_order_idx').on(t.productId, t.orderId),
    check('order_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/** Changes of an order's status or delivery address, with actor and time (docs/spec/orders.md#timeline). */
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

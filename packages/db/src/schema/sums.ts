import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { paise } from '@aabha/contracts/money/money';
import { users } from './accounts';
import { id, instant, paiseColumn } from './columns';
import { orderStatusEnum } from './orders';

/*
 * Sums of orders and visits, which a job writes in the background (docs/decisions/035-sums-in-the-background.md). A reader
 * adds the rows since `rolled_until` and the noted changes of earlier ones, so that every figure is exact.
 */

/** How far the sums of `orders` and of `visits` are: they have the rows created before `rolled_until`. */
export const rollups = pgTable('rollups', {
  name: text().primaryKey(),
  rolledUntil: instant().notNull(),
  /** Where the next step ends. */
  nextUntil: instant(),
  /** The step waits until every transaction with a lower id has ended. */
  fence: bigint({ mode: 'bigint' }),
});

/** Orders of each day in India and status. */
export const salesByDay = pgTable(
  'sales_by_day',
  {
    day: date().notNull(),
    status: orderStatusEnum().notNull(),
    orders: integer().notNull(),
    amountPaise: paiseColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.status] })],
);

/** Units of each television that were sold on a day in India; cancelled and returned orders are no sales. */
export const modelSalesByDay = pgTable(
  'model_sales_by_day',
  {
    day: date().notNull(),
    productId: uuid().notNull(),
    units: integer().notNull(),
    amountPaise: paiseColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
);

/** Views of televisions, and additions to carts, of each day in India. */
export const visitsByDay = pgTable('visits_by_day', {
  day: date().primaryKey(),
  visits: integer().notNull(),
  addedToCart: integer().notNull(),
});

/** Orders of each account, also of those without any. */
export const customerSums = pgTable(
  'customer_sums',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orders: integer().notNull().default(0),
    /** Of orders that are neither cancelled nor returned. */
    spentPaise: paiseColumn().notNull().default(paise(0)),
    lastOrderAt: instant().notNull().default('-infinity'),
  },
  (t) => [
    index('customer_sums_orders_idx').on(t.orders, t.userId),
    index('customer_sums_spent_idx').on(t.spentPaise, t.userId),
    index('customer_sums_last_idx').on(t.lastOrderAt, t.userId),
  ],
);

/** Changes of orders that sums may have already: of status, and orders that were written long after their time. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: uuid().notNull(),
    userId: uuid().notNull(),
    createdAt: instant().notNull(),
    totalPaise: paiseColumn().notNull(),
    /** Null for an order that was written late. */
    fromStatus: orderStatusEnum(),
    toStatus: orderStatusEnum().notNull(),
  },
  (t) => [index('order_changes_created_idx').on(t.createdAt)],
);

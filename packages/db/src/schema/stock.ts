import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';
import { payments } from './payments';
import { products } from './products';

/**
 * Units reserved for an open payment. They reduce available stock until they expire or are settled
 * (docs/spec/payments.md#reservations).
 */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    quantity: integer().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /**
     * The slots that hold the units, and how many each holds: `quantity` in total. Empty where none do: settled, expired
     * and given back, or made before staff set the stock below the reserved units.
     */
    slots: smallint()
      .array()
      .notNull()
      .default(sql`'{}'`),
    slotUnits: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.productId] }),
    index('stock_reservations_held_idx')
      .on(t.productId, t.expiresAt)
      .where(sql`settled_at is null`),
    index('stock_reservations_slots_idx')
      .on(t.productId, t.expiresAt)
      .where(sql`slots <> '{}'::smallint[]`),
    index('stock_reservations_user_idx')
      .on(t.userId)
      .where(sql`settled_at is null`),
    check('stock_reservations_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/**
 * The units of a product, divided into slots that are sold from independently (docs/spec/stock.md). Functions and triggers
 * of migrations 0024 and 0026 maintain them.
 */
export const stockSlots = pgTable(
  'stock_slots',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    slot: smallint().notNull(),
    onHand: integer().notNull().default(0),
    /** Units of `onHand` that open reservations name. */
    held: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.slot] }),
    check('stock_slots_slot_range', sql`${t.slot} >= 0`),
    check('stock_slots_held_range', sql`${t.held} between 0 and ${t.onHand}`),
  ],
);

/**
 * A copy of the totals of televisions on sale, which triggers maintain in the transaction of each change. An index of the
 * totals themselves would make each sale update every index of the television.
 */
export const stockTotals = pgTable(
  'stock_totals',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    stock: integer().notNull(),
    isListed: boolean().notNull(),
  },
  (t) => [index('stock_totals_stock_idx').on(t.stock, t.productId, t.isListed)],
);

/**
 * The units on hand of all televisions on sale, as sums of parts: triggers add what a change adds or takes in its transaction, so
 * that no change waits for another, and a worker replaces many parts by their sum.
 */
export const stockSums = pgTable('stock_sums', { id: id(), units: bigint({ mode: 'number' }).notNull() });

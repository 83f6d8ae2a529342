import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, instant } from './columns';
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
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.productId] }),
    index('stock_reservations_held_idx')
      .on(t.productId, t.expiresAt)
      .where(sql`settled_at is null`),
    check('stock_reservations_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

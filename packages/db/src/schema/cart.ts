import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, updatedAt } from './columns';
import { coupons } from './coupons';
import { products } from './products';

/** One cart per user (docs/spec/cart.md#one-cart-per-shopper). */
export const carts = pgTable('carts', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  couponId: uuid().references(() => coupons.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** Months of extended warranty; 0 for none (docs/spec/warranties.md#options). */
    warrantyMonths: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cart_items_one_line_per_product').on(t.cartId, t.productId),
    index('cart_items_product_idx').on(t.productId),
    check('cart_items_quantity_positive', sql`${t.quantity} > 0`),
    check('cart_items_warranty_not_negative', sql`${t.warrantyMonths} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant } from './columns';
import { products } from './products';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    rating: smallint().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    verifiedPurchase: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When staff removed it. The row stays, as the author's only review of the product, and can be restored. */
    removedAt: instant(),
    removedBy: uuid().references(() => users.id),
    /** Mailed to the author. */
    removalReason: text(),
    /** Its photos that shoppers see; hidden ones do not count. Written with them, so that lists need not count. */
    photoCount: smallint().notNull().default(0),
  },
  (t) => [
    unique('reviews_one_per_person_and_product').on(t.productId, t.userId),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    check(
      'reviews_removal_complete',
      sql`num_nulls(${t.removedAt}, ${t.removedBy}, ${t.removalReason}) in (0, 3)`,
    ),
    index('reviews_product_created_idx').on(t.productId, t.createdAt),
    index('reviews_product_rating_idx').on(t.productId, t.rating, t.createdAt),
    index('reviews_created_idx').on(t.createdAt, t.id),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { id, instant, paiseColumn } from './columns';
import { products } from './products';

/** Televisions that signed-in shoppers saved for later (docs/spec/wish-list.md). Those of visitors stay in the browser. */
export const wishListItems = pgTable(
  'wish_list_items',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The selling price when it was saved, to say whether it fell. */
    savedPricePaise: paiseColumn().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [
    unique('wish_list_items_one_per_product').on(t.userId, t.productId),
    index('wish_list_items_product_idx').on(t.productId),
    check('wish_list_items_price_not_negative', sql`${t.savedPricePaise} >= 0`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns';
import { products } from './products';

/**
 * How a television, or every television of a brand, is ordered in (docs/spec/stock.md#reorder-rules). Null is the value of
 * the brand, and then that of the shop.
 */
export const reorderRules = pgTable(
  'reorder_rules',
  {
    id: id(),
    productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
    brand: text(),
    leadDays: smallint(),
    reviewDays: smallint(),
    minimumUnits: integer(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('reorder_rules_product_key').on(t.productId),
    uniqueIndex('reorder_rules_brand_key').on(sql`lower(${t.brand})`),
    check('reorder_rules_of_one', sql`num_nonnulls(${t.productId}, ${t.brand}) = 1`),
    check(
      'reorder_rules_not_empty',
      sql`num_nonnulls(${t.leadDays}, ${t.reviewDays}, ${t.minimumUnits}) > 0`,
    ),
    check('reorder_rules_lead_range', sql`${t.leadDays} between 0 and 365`),
    check('reorder_rules_review_range', sql`${t.reviewDays} between 0 and 365`),
    check('reorder_rules_minimum_range', sql`${t.minimumUnits} between 0 and 1000000`),
  ],
);

/**
 * What each television sold in 28 days, which a job computes every night (docs/spec/stock.md#forecast). Televisions that sold
 * nothing have no row.
 */
export const stockForecasts = pgTable('stock_forecasts', {
  productId: uuid()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Units of the 28 days. */
  sold: integer().notNull(),
  /** The days of them on which it could be bought. */
  days: smallint().notNull(),
  /** Units a day. */
  mean: doublePrecision().notNull(),
  deviation: doublePrecision().notNull(),
});

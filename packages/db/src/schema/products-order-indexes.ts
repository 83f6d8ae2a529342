import type { SQL } from 'drizzle-orm';
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core';

/** Returns the indexes of lists of one fact by price or by name, of some televisions; `lowerName` is the order of names. */
export const productsOrderIndexes = (
  t: Record<'companyName' | 'technology' | 'category' | 'newPricePaise' | 'id', ExtraConfigColumn>,
  lowerName: SQL,
  where: SQL,
) => [
  index('products_on_sale_brand_price_idx').on(t.companyName, t.newPricePaise, t.id).where(where),
  index('products_on_sale_brand_name_idx').on(t.companyName, lowerName, t.id).where(where),
  index('products_on_sale_technology_price_idx').on(t.technology, t.newPricePaise, t.id).where(where),
  index('products_on_sale_category_price_idx').on(t.category, t.newPricePaise, t.id).where(where),
];

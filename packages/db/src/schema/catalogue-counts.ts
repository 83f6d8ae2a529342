import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, paiseColumn } from './columns';
import { resolutionEnum, technologyEnum } from './products';

/** The columns of a kind of television: what facets count by, its price and availability, and how many televisions it has. */
export const kindColumns = () => ({
  category: text().notNull(),
  companyName: text().notNull(),
  resolution: resolutionEnum(),
  technology: technologyEnum(),
  beeStars: smallint(),
  countryOfOrigin: text(),
  screenInches: numeric({ precision: 5, scale: 1, mode: 'number' }),
  newPricePaise: paiseColumn().notNull(),
  /** Whether the total of units is above zero, whatever is reserved. */
  isInStock: boolean().notNull(),
  /** Negative for televisions that no longer are of this kind. */
  models: integer().notNull(),
});

/**
 * How many televisions on sale have equal facts, price and availability, so that facets and totals of filters need not
 * read the catalogue. Triggers add a row for each change in its transaction, so that no change waits for another; the
 * models of equal rows are added up by whoever reads, and by a worker that merges them.
 */
export const catalogueCounts = pgTable('catalogue_counts', {
  id: id(),
  isListed: boolean().notNull(),
  ...kindColumns(),
});

import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, paiseColumn, tsvector } from './columns';
import { resolutionEnum, technologyEnum } from './products';

/** The kind of a television that shoppers see: what facets count by, and by what its price range and availability are known. */
const kind = () => ({
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
 * Searches that find many televisions, in the query language of the database, and whether `search_counts` has their counts: so the
 * facets of a common search need not read its televisions. A worker notes every common word of the catalogue, and readers the other
 * searches that find many.
 */
export const countedSearches = pgTable('counted_searches', {
  query: text().primaryKey(),
  isCounted: boolean().notNull().default(false),
  /** When it was last asked for without being counted, or found among the common words. */
  notedAt: instant()
    .notNull()
    .default(sql`now()`),
});

/** How many televisions that shoppers see are of one kind, by search. Rows of equal kinds are added up by whoever reads. */
export const searchCounts = pgTable(
  'search_counts',
  { id: id(), query: text().notNull(), ...kind() },
  (t) => [index('search_counts_query_idx').on(t.query)],
);

/**
 * Changes of televisions that shoppers see, which are not yet in `search_counts`. Triggers write them in the transaction of each
 * change; readers add those that their search finds, and a worker adds them to the counts.
 */
export const searchCountChanges = pgTable('search_count_changes', {
  id: id(),
  ...kind(),
  searchVector: tsvector().notNull(),
});

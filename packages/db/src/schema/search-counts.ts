import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { kindColumns } from './catalogue-counts';
import { id, instant, tsvector } from './columns';

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
  { id: id(), query: text().notNull(), ...kindColumns() },
  (t) => [index('search_counts_query_idx').on(t.query)],
);

/**
 * Changes of televisions that shoppers see, which are not yet in `search_counts`. Triggers write them in the transaction of each
 * change; readers add those that their search finds, and a worker adds them to the counts.
 */
export const searchCountChanges = pgTable('search_count_changes', {
  id: id(),
  ...kindColumns(),
  searchVector: tsvector().notNull(),
});

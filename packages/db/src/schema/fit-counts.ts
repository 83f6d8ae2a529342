import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, paiseColumn } from './columns';
import { resolutionEnum, technologyEnum } from './products';

const measure = () => numeric({ precision: 5, scale: 1, mode: 'number' });

/**
 * How many televisions that shoppers see and that are in stock have equal facts that decide whether they fit a room, and equal
 * prices, so that the fit finder need not read the catalogue. Triggers add a row for each change in its transaction, so that no
 * change waits for another; the models of equal rows are added up by whoever reads, and by a worker that merges them.
 */
export const fitCounts = pgTable('fit_counts', {
  id: id(),
  screenInches: numeric({ precision: 5, scale: 1, mode: 'number' }),
  resolution: resolutionEnum(),
  technology: technologyEnum(),
  refreshHz: integer(),
  widthCm: measure(),
  cartonWidthCm: measure(),
  cartonHeightCm: measure(),
  cartonDepthCm: measure(),
  newPricePaise: paiseColumn().notNull(),
  /**
   * What is stated of the span of the stand under a name that is known without the dictionary, by the SQL function
   * `stand_span_of`; '' for nothing. Without a default, so that a worker of an earlier release cannot merge rows without it.
   */
  standSpan: text().notNull(),
  /** Negative for televisions that no longer are of this kind. */
  models: integer().notNull(),
});

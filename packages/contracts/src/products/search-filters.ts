import type { input } from 'zod';
import type { ProductFilters } from './products.schema';

/** The filter of a part of a search. Prices in whole rupees, sizes in inches; ranges are inclusive. */
export type SearchFilters = Pick<
  input<typeof ProductFilters>,
  'minPrice' | 'maxPrice' | 'minInches' | 'maxInches' | 'resolution' | 'technology'
>;

/** Words of a search that are understood as a filter. */
export interface SearchPart {
  kind: 'price' | 'size' | 'resolution' | 'technology';
  /** As it was typed. */
  text: string;
  filters: SearchFilters;
  /** Where it stands in the normalized text. */
  start: number;
  end: number;
}

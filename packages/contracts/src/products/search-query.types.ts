import type { Resolution, Technology } from './products.schema';

/** What a part of a search asks of a television. Prices in whole rupees, sizes in inches; ends are included. */
export interface SearchFilters {
  minPrice?: number;
  maxPrice?: number;
  minInches?: number;
  maxInches?: number;
  resolution?: Resolution[];
  technology?: Technology[];
}

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

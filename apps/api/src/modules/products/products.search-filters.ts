import { paiseFromRupees } from '@aabha/contracts/money/money';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { parseSearch } from '@aabha/contracts/products/parse-search';
import type { SearchFilters } from '@aabha/contracts/products/search-filters';
import { withEnglishWords } from './products.with-english-words';

/** Returns the intersection of two lists; undefined means no restriction. */
function both<T>(one: T[] | undefined, other: T[] | undefined): T[] | undefined {
  return one && other ? one.filter((value) => other.includes(value)) : (one ?? other);
}

type Bound<T> = (...values: T[]) => T;
function bound<T extends number>(one: T | undefined, other: T | undefined, narrower: Bound<number>) {
  return (one === undefined || other === undefined ? (one ?? other) : narrower(one, other)) as T | undefined;
}

const paiseOf = (rupees: number | undefined) => (rupees === undefined ? undefined : paiseFromRupees(rupees));

interface ExtractedFilters {
  /** The filters including those from the search; their `search` has only the remaining words. */
  filters: ProductFilters;
  /** The filters from the search text alone. */
  searched: SearchFilters;
}

/**
 * Extracts prices, sizes, resolutions and technologies from a search text, and narrows the filters by them.
 */
export function extractSearchFilters(filters: ProductFilters): ExtractedFilters {
  const { rest, parts, filters: searched } = parseSearch(withEnglishWords(filters.search ?? ''));
  if (parts.length === 0) return { filters, searched };
  const narrowed: ProductFilters = {
    ...filters,
    search: rest === '' ? undefined : rest,
    minPrice: bound(filters.minPrice, paiseOf(searched.minPrice), Math.max),
    maxPrice: bound(filters.maxPrice, paiseOf(searched.maxPrice), Math.min),
    minInches: bound(filters.minInches, searched.minInches, Math.max),
    maxInches: bound(filters.maxInches, searched.maxInches, Math.min),
    resolution: both(filters.resolution, searched.resolution),
    technology: both(filters.technology, searched.technology),
  };
  return { filters: narrowed, searched };
}

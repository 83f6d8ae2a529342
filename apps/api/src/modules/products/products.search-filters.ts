import { paiseFromRupees } from '@aabha/contracts/money/money';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { parseSearch } from '@aabha/contracts/products/search-query';
import type { SearchFilters } from '@aabha/contracts/products/search-query.types';

/** What both allow; an empty list where that is nothing. */
function both<T>(one: T[] | undefined, other: T[] | undefined): T[] | undefined {
  return one && other ? one.filter((value) => other.includes(value)) : (one ?? other);
}

type Bound<T> = (...values: T[]) => T;
function bound<T extends number>(one: T | undefined, other: T | undefined, narrower: Bound<number>) {
  return (one === undefined || other === undefined ? (one ?? other) : narrower(one, other)) as T | undefined;
}

const paiseOf = (rupees: number | undefined) => (rupees === undefined ? undefined : paiseFromRupees(rupees));

export interface UnderstoodFilters {
  /** The filters with what the search asks for; their `search` has only the words that were not understood. */
  filters: ProductFilters;
  /** What the search asks for by itself. */
  asked: SearchFilters;
}

/** Reads prices, sizes, resolutions and technologies out of a search text, and narrows the filters by them. */
export function understandSearch(filters: ProductFilters): UnderstoodFilters {
  const { rest, parts, filters: asked } = parseSearch(filters.search ?? '');
  if (parts.length === 0) return { filters, asked };
  const narrowed: ProductFilters = {
    ...filters,
    search: rest === '' ? undefined : rest,
    minPrice: bound(filters.minPrice, paiseOf(asked.minPrice), Math.max),
    maxPrice: bound(filters.maxPrice, paiseOf(asked.maxPrice), Math.min),
    minInches: bound(filters.minInches, asked.minInches, Math.max),
    maxInches: bound(filters.maxInches, asked.maxInches, Math.min),
    resolution: both(filters.resolution, asked.resolution),
    technology: both(filters.technology, asked.technology),
  };
  return { filters: narrowed, asked };
}

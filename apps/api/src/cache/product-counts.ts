import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { readThroughCache } from './read-through-cache';
import type { ResponseCache } from './response-cache';

/**
 * A count depends neither on the caller, nor on the page or its order. The size of the whole catalogue has a
 * counter, a search counts the rows it reads, and stock changes without the catalogue.
 */
const isCacheable = ({ search, availability, ...others }: ProductFilters) =>
  !search && availability === undefined && Object.values(others).some((value) => value !== undefined);

const keyOf = (filters: ProductFilters) => `products counted\n${JSON.stringify(filters)}`;

/** Returns the cached number of products that match these filters (decision 008), for signed-in shoppers, too. */
export function cachedCount(cache: ResponseCache, filters: ProductFilters): number | undefined {
  const cached = isCacheable(filters) ? cache.get(keyOf(filters)) : undefined;
  return cached && Number(cached.body.toString());
}

/** Counts, and caches the number until the catalogue changes. */
export async function countThroughCache<T extends { total: number }>(
  cache: ResponseCache,
  filters: ProductFilters,
  count: () => Promise<T>,
): Promise<T> {
  if (!isCacheable(filters)) return count();
  /* An empty result is found without counting. */
  return readThroughCache(cache, keyOf(filters), count, ({ total }) =>
    total > 0 ? String(total) : undefined,
  );
}

import type { ListProductsInput } from '@aabha/contracts/products/products.schema';
import { readThroughCache } from './read-through-cache';
import type { ResponseCache } from './response-cache';

/** A page of search results: the ids of its products, in order, and the number of all matches, or up to which they are counted. */
interface SearchPage {
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  isMore?: boolean | undefined;
}

/**
 * Returns whether a page is cacheable: without stock it is the same for every caller. Pages without a search
 * are read from an index anyway.
 */
const isCacheable = ({ filters, sort }: ListProductsInput) =>
  Boolean(filters.search) && filters.availability === undefined && sort?.field !== 'stock';

const keyOf = ({ filters, sort, pageNum, pageSize }: ListProductsInput) =>
  `products found\n${JSON.stringify([filters, sort, pageNum, pageSize])}`;

/** Returns the cached page of a search (decision 008), for signed-in shoppers, too. */
export function cachedSearchPage(cache: ResponseCache, input: ListProductsInput): SearchPage | undefined {
  const cached = isCacheable(input) ? cache.get(keyOf(input)) : undefined;
  return cached && (JSON.parse(cached.body.toString()) as SearchPage);
}

/** Searches, and caches the page until the catalogue changes. */
export async function searchThroughCache<T>(
  cache: ResponseCache,
  input: ListProductsInput,
  search: () => Promise<T>,
  pageOf: (found: T) => SearchPage,
): Promise<T> {
  if (!isCacheable(input)) return search();
  return readThroughCache(cache, keyOf(input), search, (found) => JSON.stringify(pageOf(found)));
}

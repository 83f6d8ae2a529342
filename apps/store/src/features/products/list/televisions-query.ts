import { PRICE_BANDS } from '@aabha/contracts/products/products.rules';
import type { ListProductsInput } from '@aabha/contracts/products/products.schema';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { input } from 'zod';
import type { TelevisionOrder, TelevisionsSearch } from './televisions-search';

type ListInput = input<typeof ListProductsInput>;

const SORTS: Readonly<Record<TelevisionOrder, ListInput['sort']>> = {
  'price-asc': { field: 'price', order: 'asc' },
  'price-desc': { field: 'price', order: 'desc' },
  rating: { field: 'rating', order: 'desc' },
  newest: { field: 'created_at', order: 'desc' },
  size: { field: 'screenInches', order: 'desc' },
  origin: { field: 'countryOfOrigin', order: 'asc' },
};

/** Returns the API filters of an address, shared by the list and the counts. Prices in rupees. */
export function televisionFilters(search: TelevisionsSearch): NonNullable<ListInput['filters']> {
  const band = PRICE_BANDS.find(({ key }) => key === search.band);
  return {
    search: search.q,
    minPrice: search.min ?? band?.min,
    maxPrice: search.max ?? band?.max,
    availability: search.stock,
    screenInches: search.size,
    resolution: search.resolution,
    technology: search.technology,
    companyName: search.brand,
    beeStars: search.stars,
    countryOfOrigin: search.origin,
  };
}

/** Returns the query of a page in the selected sort; by default relevance for a search, else newest first. */
export function televisionsQuery(search: TelevisionsSearch): ListInput {
  return {
    pageNum: search.page ?? 1,
    pageSize: PAGE_SIZES.products,
    filters: televisionFilters(search),
    sort: search.order && SORTS[search.order],
    pictures: 'first',
    fields: ['lowestPriorPrice'],
  };
}

/** Returns the number of pages, at least one. */
export function pageCountOf(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / PAGE_SIZES.products));
}

import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { PageProduct } from './product';

const INCHES_AROUND = 15;

/**
 * Returns the query of related televisions: the best rated of the same technology and a similar size, those in stock first. Six, of
 * which four are shown (docs/spec/products.md#product-page).
 */
export function relatedQuery({ technology, screenInches }: Pick<PageProduct, 'technology' | 'screenInches'>) {
  return {
    pageNum: 1,
    pageSize: PAGE_SIZES.related,
    filters: {
      technology: [technology],
      minInches: Math.max(0, screenInches - INCHES_AROUND),
      maxInches: screenInches + INCHES_AROUND,
    },
    sort: { field: 'rating' as const, order: 'desc' as const },
    inStockFirst: true,
    pictures: 'first' as const,
    fields: ['lowestPriorPrice' as const],
  };
}

/** Returns the first four that are not the television itself. */
export function relatedShown<T extends { _id: string }>(products: readonly T[], ownId: string): T[] {
  return products.filter(({ _id }) => _id !== ownId).slice(0, PAGE_SIZES.relatedShown);
}

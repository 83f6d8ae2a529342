import type { ListProductsOutput, ProductFacetsOutput } from '@aabha/contracts/products/products.schema';
import type { z } from 'zod';

type List = Pick<z.output<typeof ListProductsOutput>, 'productCount' | 'hasMoreThanCounted'>;
type Facets = Pick<z.output<typeof ProductFacetsOutput>, 'availability'>;

/**
 * Returns how many televisions a list has, and whether there are more than were counted. The list of a common search is counted up
 * to a hundred; its facets count all, by availability without the filter of that.
 */
export function foundTotal(
  { productCount, hasMoreThanCounted }: List,
  facets: Facets | undefined,
  availability: 'in' | 'out' | undefined,
): { count: number; isMore: boolean } {
  if (!hasMoreThanCounted) return { count: productCount, isMore: false };
  const counted = (facets?.availability ?? [])
    .filter(({ value }) => availability === undefined || value === availability)
    .reduce((sum, { count }) => sum + count, 0);
  return counted > productCount ? { count: counted, isMore: false } : { count: productCount, isMore: true };
}

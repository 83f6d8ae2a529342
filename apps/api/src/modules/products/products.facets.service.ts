import type { z } from 'zod';
import { paise, paiseFromRupees } from '@aabha/contracts/money/money';
import { PRICE_RANGES } from '@aabha/contracts/products/products.rules';
import type { ProductFacetsOutput, ProductFilters } from '@aabha/contracts/products/products.schema';
import type { SearchFilters } from '@aabha/contracts/products/search-filters';
import { viewerOf, type RequestContext } from '../../context/context';
import { FACETS, overallOf, type Facet } from './products.facets.queries';
import { findFacets } from './products.prepared.queries';
import { extractSearchFilters } from './products.search-filters';
import { searchWithCorrections } from './products.search.service';

type Facets = z.input<typeof ProductFacetsOutput>;
type Row = Awaited<ReturnType<typeof findFacets>>[number];

/** Returns the row's value of a facet; null where the row is about another facet. */
const valueOf = (row: Row, facet: Facet): Row[Facet] | null => row[facet];

/** Returns the sorted values of a facet that have products. */
const valuesOf = (rows: readonly Row[], facet: Facet) =>
  rows.flatMap((row) => {
    const value = valueOf(row, facet);
    return value === null || row.models === 0 ? [] : [{ value, count: row.models }];
  });

/**
 * Returns whether a facet's value agrees with the search text; a click on another value would show nothing.
 */
function isSearched(
  { minInches, maxInches, ...searched }: SearchFilters,
  facet: Facet,
  value: unknown,
): boolean {
  if (facet === 'screenInches')
    return Number(value) >= (minInches ?? 0) && Number(value) <= (maxInches ?? Infinity);
  const values: readonly unknown[] | undefined =
    facet === 'resolution' || facet === 'technology' ? searched[facet] : undefined;
  return values?.includes(value) ?? true;
}

/** Returns the counts of the price ranges; none for a range that the search text only partly includes. */
function rangesOf(counts: readonly number[], { minPrice = 0, maxPrice = Infinity }: SearchFilters): number[] {
  return PRICE_RANGES.map(({ min, max = Infinity }, at) =>
    min >= minPrice && max <= maxPrice ? (counts[at] ?? 0) : 0,
  );
}

function facetsOf(rows: readonly Row[], searched: SearchFilters): Facets {
  const { lowest = 0, highest = 0, ranges = [] } = overallOf(rows) ?? {};
  const { minPrice = 0, maxPrice } = searched;
  const byValue = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      valuesOf(rows, facet).filter(({ value }) => isSearched(searched, facet, value)),
    ]),
  );
  return {
    ...(byValue as Omit<Facets, 'price' | 'priceRanges'>),
    price: {
      min: paise(Math.max(lowest, paiseFromRupees(minPrice))),
      max: paise(maxPrice === undefined ? highest : Math.min(highest, paiseFromRupees(maxPrice))),
    },
    priceRanges: rangesOf(ranges, searched),
  };
}

/**
 * Returns the values of each facet with the number of products that a click on one would show
 * (docs/spec/catalogue-search.md#facets), with the search interpreted as for the list.
 */
export async function productFacets(ctx: RequestContext, input: { filters: ProductFilters }) {
  const { filters, searched } = extractSearchFilters(input.filters);
  const viewerId = await viewerOf(ctx);
  const rows = await searchWithCorrections(
    ctx.db,
    { text: filters.search, reach: 'some-words', isNarrowed: filters !== input.filters },
    (search) => findFacets(ctx.db, filters, { search, viewerId }),
    (found) => (overallOf(found)?.models ?? 0) > 0,
  );
  return facetsOf(rows, searched);
}

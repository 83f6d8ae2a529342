import type { z } from 'zod';
import { paise, paiseFromRupees } from '@aabha/contracts/money/money';
import { PRICE_RANGES } from '@aabha/contracts/products/products.rules';
import type { ProductFacetsOutput, ProductFilters } from '@aabha/contracts/products/products.schema';
import type { SearchFilters } from '@aabha/contracts/products/search-query.types';
import { viewerOf, type RequestContext } from '../../context/context';
import { FACETS, type Facet } from './products.facets.queries';
import { findFacets } from './products.prepared';
import { understandSearch } from './products.search-filters';
import { searching } from './products.search.service';

type Facets = z.input<typeof ProductFacetsOutput>;
type Row = Awaited<ReturnType<typeof findFacets>>[number];

/** A row has no value for the facets that it is not about. */
const valueOf = (row: Row, facet: Facet): Row[Facet] | null => row[facet];

/** The values of a facet that a click would show something of, in their order. */
const valuesOf = (rows: readonly Row[], facet: Facet) =>
  rows.flatMap((row) => {
    const value = valueOf(row, facet);
    return value === null || row.models === 0 ? [] : [{ value, count: row.models }];
  });

/** What is told of all that fits, whatever its facets. */
const inAll = (rows: readonly Row[]) =>
  rows.find((row) => FACETS.every((facet) => valueOf(row, facet) === null));

/** Whether a value of a facet is left by what the search itself asks for: a click on another would show nothing. */
function isAsked({ minInches, maxInches, ...asked }: SearchFilters, facet: Facet, value: unknown): boolean {
  if (facet === 'screenInches')
    return Number(value) >= (minInches ?? 0) && Number(value) <= (maxInches ?? Infinity);
  const values: readonly unknown[] | undefined =
    facet === 'resolution' || facet === 'technology' ? asked[facet] : undefined;
  return values?.includes(value) ?? true;
}

/** The counts of the price ranges; none for one that the search itself leaves only a part of. */
function rangesOf(counts: readonly number[], { minPrice = 0, maxPrice = Infinity }: SearchFilters): number[] {
  return PRICE_RANGES.map(({ min, max = Infinity }, at) =>
    min >= minPrice && max <= maxPrice ? (counts[at] ?? 0) : 0,
  );
}

function facetsOf(rows: readonly Row[], asked: SearchFilters): Facets {
  const { lowest = 0, highest = 0, ranges = [] } = inAll(rows) ?? {};
  const { minPrice = 0, maxPrice } = asked;
  const byValue = Object.fromEntries(
    FACETS.map((facet) => [facet, valuesOf(rows, facet).filter(({ value }) => isAsked(asked, facet, value))]),
  );
  return {
    ...(byValue as Omit<Facets, 'price' | 'priceRanges'>),
    price: {
      min: paise(Math.max(lowest, paiseFromRupees(minPrice))),
      max: paise(maxPrice === undefined ? highest : Math.min(highest, paiseFromRupees(maxPrice))),
    },
    priceRanges: rangesOf(ranges, asked),
  };
}

/**
 * The values of each facet with how many products a click on one would show (docs/spec/catalogue-search.md#facets), by
 * a search read as its list is.
 */
export async function productFacets(ctx: RequestContext, input: { filters: ProductFilters }) {
  const { filters, asked } = understandSearch(input.filters);
  const viewerId = await viewerOf(ctx);
  const rows = await searching(
    ctx.db,
    { text: filters.search, reach: 'some-words', isNarrowed: filters !== input.filters },
    (search) => findFacets(ctx.db, filters, { search, viewerId }),
    (found) => (inAll(found)?.models ?? 0) > 0,
  );
  return facetsOf(rows, asked);
}

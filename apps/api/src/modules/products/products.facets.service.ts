import type { z } from 'zod';
import { paise } from '@aabha/contracts/money/money';
import type { ProductFacetsOutput, ProductFilters } from '@aabha/contracts/products/products.schema';
import { viewerOf, type RequestContext } from '../../trpc/context';
import { FACETS, type Facet } from './products.facets.queries';
import { findFacets } from './products.prepared';
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

function facetsOf(rows: readonly Row[]): Facets {
  const { lowest = 0, highest = 0 } = inAll(rows) ?? {};
  const byValue = Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(rows, facet)]));
  return { ...(byValue as Omit<Facets, 'price'>), price: { min: paise(lowest), max: paise(highest) } };
}

/** The values of each facet with how many products a click on one would show (decisions §5), by a search read as its list is. */
export async function productFacets(ctx: RequestContext, { filters }: { filters: ProductFilters }) {
  const viewerId = await viewerOf(ctx);
  ctx.madeFrom({ topics: ['catalogue'], stockOf: 'any' });
  const rows = await searching(
    ctx.db,
    { text: filters.search, reach: 'some-words' },
    (search) => findFacets(ctx.db, filters, { search, viewerId }),
    (found) => (inAll(found)?.models ?? 0) > 0,
  );
  return facetsOf(rows);
}

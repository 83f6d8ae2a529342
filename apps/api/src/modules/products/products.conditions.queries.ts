import { and, gte, inArray, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import { milestoneLists } from '@aabha/db/milestones/milestone-lists';
import { products } from '@aabha/db/schema/products';
import { containsNumbered, containsText } from '@aabha/db/search/contains-text';
import { hasFree, isSoldOut } from '../stock/stock.queries';
import type { TextSearch } from './products.search';

/** The person whose own reservations are excluded from available stock: an id, or a placeholder. */
export type Viewer = string | Placeholder | undefined;

/** Products that shoppers see. */
export const isListed: SQL = milestoneLists.products.where;

/**
 * Returns the condition for products that a search finds. It uses an index and needs no other column of the
 * row.
 */
export function matchesSearch({ match }: TextSearch<string | Placeholder>): SQL {
  return sql`${products.searchVector} @@ to_tsquery('simple', ${match})`;
}

const isOneOf = (column: SQL, values: readonly unknown[] | undefined) => values && inArray(column, values);

/** How a list is read: its search in the database's query language, and for whom. */
export interface Reading<Text = string | Placeholder> {
  search: TextSearch<Text> | undefined;
  viewerId: Viewer;
}

/** Returns the condition of each filter that is set, by name. */
export function conditionsOf(
  f: ProductFilters,
  { search, viewerId }: Reading,
): Partial<Record<keyof ProductFilters, SQL | undefined>> {
  const name = filterText(f.name);
  return {
    /* The search text begins with the name and has an index. */
    name:
      name === undefined
        ? undefined
        : and(containsNumbered(products.searchText, name), containsText(products.name, name)),
    search: search === undefined ? undefined : matchesSearch(search),
    minPrice: f.minPrice === undefined ? undefined : gte(products.newPricePaise, f.minPrice),
    maxPrice: f.maxPrice === undefined ? undefined : lte(products.newPricePaise, f.maxPrice),
    availability:
      f.availability === undefined
        ? undefined
        : f.availability === 'in'
          ? hasFree(viewerId)
          : isSoldOut(viewerId),
    category: isOneOf(sql`${products.category}`, f.category),
    companyName: isOneOf(sql`${products.companyName}`, f.companyName),
    resolution: isOneOf(sql`${products.resolution}`, f.resolution),
    technology: isOneOf(sql`${products.technology}`, f.technology),
    beeStars: isOneOf(sql`${products.beeStars}`, f.beeStars),
    countryOfOrigin: isOneOf(sql`${products.countryOfOrigin}`, f.countryOfOrigin),
    screenInches: isOneOf(sql`${products.screenInches}`, f.screenInches),
    minInches: f.minInches === undefined ? undefined : gte(products.screenInches, f.minInches),
    maxInches: f.maxInches === undefined ? undefined : lte(products.screenInches, f.maxInches),
  };
}

/** Returns the conditions of a filter set besides being on sale; undefined when there are none. */
export const narrowing = (filters: ProductFilters, reading: Reading): SQL | undefined =>
  and(...Object.values(conditionsOf(filters, reading)));

import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { countedSearches } from '@aabha/db/schema/search-counts';
import { heldByProduct } from '../stock/stock.queries';
import type { Viewer } from './products.conditions.queries';

/** What facets count by. */
export const FACTS = sql.raw(
  'category, company_name, resolution, technology, bee_stars, country_of_origin, screen_inches, new_price_paise',
);

/** A search of more televisions is noted, where the catalogue has common words. */
export const NOTED_FROM = 100;

/** Of more changes than this the counts are not used, since each change is looked at by each reader. */
export const MOST_CHANGES = 1000;

/** The number of changes, up to one more than counts are used with, as a value of a query. */
export const changesUpToMost: SQL<number> = sql<number>`(select count(*)::int from (
  select from search_count_changes limit ${sql.raw(String(MOST_CHANGES + 1))}) changes)`;

/** Returns whether the counts of a search are there and few changes are to be added to them, as a query of one row. */
export const usableCounts = (match: string | Placeholder): SQL<boolean> => sql<boolean>`
  select exists (select from ${countedSearches} where ${countedSearches.query} = ${match} and ${countedSearches.isCounted})
    and ${changesUpToMost} <= ${sql.raw(String(MOST_CHANGES))}`;

/** Rows of counts, what they are counted by, and which televisions they count. */
interface Counts {
  kind: SQL;
  rows: SQL;
  /** A condition of rows of `products`. */
  of: SQL;
}

/**
 * Returns counts by kind as rows of a table `products` with `models`: the sums of equal rows, and televisions whose units are all
 * reserved moved to those that are out of stock.
 */
export function countedKinds(db: DbOrTx, viewerId: Viewer, { kind, rows, of }: Counts): SQL {
  const held = heldByProduct(db, viewerId);
  return sql`(
    select ${kind}, is_in_stock, sum(models)::int as models from (
      ${rows}
      union all
      select ${kind}, moved.is_in_stock, moved.models from ${held}
      join products on products.id = held.product_id and products.removed_at is null
        and products.stock > 0 and products.stock <= held.units
      cross join (values (true, -1), (false, 1)) as moved(is_in_stock, models)
      where ${of}
    ) as counted group by ${kind}, is_in_stock having sum(models) > 0
  ) as "products"`;
}

/**
 * Returns the televisions that shoppers see and a search finds, counted by equal facts, price and availability: counts of the
 * search and changes since. No row where the query `usable`, which has a column `is_usable`, says that there are no such counts.
 */
export function countedSearch(db: DbOrTx, match: string | Placeholder, viewerId: Viewer): SQL {
  const finds = sql`search_vector @@ to_tsquery('simple', ${match}) and (select is_usable from usable)`;
  return countedKinds(db, viewerId, {
    kind: FACTS,
    rows: sql`select ${FACTS}, is_in_stock, models from search_counts
        where query = ${match} and (select is_usable from usable)
      union all
      select ${FACTS}, is_in_stock, models from search_count_changes where ${finds}`,
    of: sql`products.is_listed and products.${finds}`,
  });
}

/** Notes a search that finds many televisions, so that a worker counts them. */
export async function noteSearch(db: DbOrTx, query: string): Promise<void> {
  await db
    .insert(countedSearches)
    .values({ query })
    .onConflictDoUpdate({ target: countedSearches.query, set: { notedAt: sql`now()` } });
}

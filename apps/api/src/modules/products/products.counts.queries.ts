import { sql, type SQL } from 'drizzle-orm';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { Db, DbOrTx } from '@aabha/db/client';
import { narrowing, type Reading } from './products.conditions.queries';
import { countedKinds, FACTS } from './search-counts.queries';

const KIND = sql`is_listed, ${FACTS}`;

/** Whether a counted kind has units that are free. For use over `countedCatalogue`. */
export const isCountedFree = sql`"products"."is_in_stock"`;

/**
 * Returns televisions on sale counted by equal facts, price and availability, as rows of a table `products` with `models`:
 * the sums of catalogue_counts, and televisions whose units are all reserved moved to those that are out of stock. It has
 * one row for each kind, so its size is that of the range, not of the catalogue.
 */
export const countedCatalogue = (db: DbOrTx, viewerId: Reading['viewerId']): SQL =>
  countedKinds(db, viewerId, {
    kind: KIND,
    rows: sql`select ${KIND}, is_in_stock, models from catalogue_counts`,
    of: sql`true`,
  });

/** Returns whether the matches of a filter set are whole kinds of the counted catalogue: all but texts. */
export const isCounted = (filters: ProductFilters, search: unknown): boolean =>
  search === undefined && filterText(filters.name) === undefined;

/** Returns the number of matches of a filter set that `isCounted`, as a column: of those that shoppers see, or of all. */
export function countedMatches(
  db: DbOrTx,
  { availability, ...filters }: ProductFilters,
  viewerId: Reading['viewerId'],
  of: 'listed' | 'all',
): SQL<number> {
  const conditions = [
    of === 'listed' ? sql`"products"."is_listed"` : undefined,
    narrowing(filters, { search: undefined, viewerId }),
    availability && (availability === 'in' ? isCountedFree : sql`not ${isCountedFree}`),
  ].filter((condition) => condition !== undefined);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return sql<number>`(select coalesce(sum("products"."models"), 0) from ${countedCatalogue(db, viewerId)} where ${where})`.mapWith(
    Number,
  );
}

/**
 * Adds up rows of equal televisions, once most rows repeat others. Several processes may call it: each row is deleted,
 * and added to a sum, by one of them.
 */
export async function mergeCatalogueCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from catalogue_counts
      where (select count(*) > 1000 and count(*) > 2 * count(distinct (${KIND}, is_in_stock)) from catalogue_counts)
      returning *
    )
    insert into catalogue_counts (${KIND}, is_in_stock, models)
    select ${KIND}, is_in_stock, sum(models) from gone group by ${KIND}, is_in_stock having sum(models) <> 0`);
}

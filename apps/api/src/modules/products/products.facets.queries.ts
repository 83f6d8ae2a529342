import { and, eq, max, min, sql, type SQL } from 'drizzle-orm';
import { PRICE_RANGES } from '@aabha/contracts/products/products.rules';
import {
  ProductFacetsOutput,
  type ProductFilters,
  type Resolution,
  type Technology,
} from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { heldByProduct } from '../stock/stock.queries';
import { conditionsOf, isListed, type Reading } from './products.conditions.queries';
import { countedCatalogue, isCounted, isCountedFree } from './products.counts.queries';
import { countedSearch, usableCounts } from './search-counts.queries';

const { price: _price, priceRanges: _priceRanges, ...countedByValue } = ProductFacetsOutput.shape;
export type Facet = keyof typeof countedByValue;
/** The facets, counted by value; prices are returned separately. */
export const FACETS = Object.keys(countedByValue) as Facet[];

/** How a search is counted: from its own counts where these are usable, or by reading what it finds. */
export type SearchCounting = 'counted' | 'read';

/** The filters that are left out for the count of their own facet. */
type Filtered = Facet | 'price';

const asText = <T extends string>(column: SQL | typeof products.resolution | typeof products.technology) =>
  sql<T>`${column}::text`;

/**
 * Counts rows by price range, as an array; the ends are literals, so that all queries share one prepared
 * text.
 */
const countByRange = (models: SQL) =>
  PRICE_RANGES.map(({ min: from, max: to }) => {
    const upTo =
      to === undefined ? sql`` : sql` and ${products.newPricePaise} <= ${sql.raw(String(to * 100))}`;
    return sql`coalesce(${models} filter (where ${products.newPricePaise} >= ${sql.raw(String(from * 100))}${upTo}), 0)`;
  });
const rangeName = (at: number) => `range_${at}`;

/**
 * Returns what is grouped: counted kinds of televisions, or for texts that are not counted the televisions themselves; how many are
 * in a group, and whether they are free.
 */
function groupedOf(
  db: DbOrTx,
  filters: ProductFilters,
  { search, viewerId }: Reading,
  counting: SearchCounting,
) {
  if (search && counting === 'counted')
    return {
      models: sql`sum("products"."models")`,
      isFree: isCountedFree,
      isShown: undefined,
      from: countedSearch(db, search.match, viewerId),
    };
  if (isCounted(filters, search))
    return {
      models: sql`sum("products"."models")`,
      isFree: isCountedFree,
      isShown: sql`"products"."is_listed"`,
      from: countedCatalogue(db, viewerId),
    };
  const held = heldByProduct(db, viewerId);
  return {
    models: sql`count(*)`,
    isFree: sql`${products.stock} > coalesce(${held.units}, 0)`,
    isShown: isListed,
    from: sql`${products} left join ${held} on ${eq(held.productId, products.id)}`,
  };
}

/**
 * Groups televisions with equal facets that miss the same filters into one row, since there are few such
 * groups.
 */
function selectGroups(db: DbOrTx, filters: ProductFilters, reading: Reading, counting: SearchCounting) {
  const { name, search, minInches, maxInches, minPrice, maxPrice, ...own } = conditionsOf(
    { ...filters, availability: undefined },
    counting === 'counted' ? { ...reading, search: undefined } : reading,
  );
  const { models, isFree, isShown, from } = groupedOf(db, filters, reading, counting);
  const availability = filters.availability && (filters.availability === 'in' ? isFree : sql`not ${isFree}`);
  const conditions: Partial<Record<Filtered, SQL | undefined>> = {
    ...own,
    availability,
    price: and(minPrice, maxPrice),
  };
  const filtered = [...FACETS, 'price' as const].filter((facet) => conditions[facet] !== undefined);
  const misses = Object.fromEntries(
    filtered.map((facet) => [
      `misses_${facet}`,
      sql<boolean>`not (${conditions[facet]})`.as(`misses_${facet}`),
    ]),
  );
  const values = {
    category: sql<string>`${products.category}`.as('category'),
    companyName: sql<string>`${products.companyName}`.as('company_name'),
    resolution: asText<Resolution>(products.resolution).as('resolution'),
    technology: asText<Technology>(products.technology).as('technology'),
    beeStars: sql<number>`${products.beeStars}`.mapWith(Number).as('bee_stars'),
    countryOfOrigin: sql<string>`${products.countryOfOrigin}`.as('country_of_origin'),
    screenInches: sql<number>`${products.screenInches}`.mapWith(Number).as('screen_inches'),
    availability: sql<'in' | 'out'>`case when ${isFree} then 'in' else 'out' end`.as('availability'),
  };
  /* Grouped by position: an expression with a parameter is a different expression each time it is written. */
  const positions = Object.keys({ ...values, ...misses }).map((_, index) => sql.raw(String(index + 1)));
  const ranges = Object.fromEntries(
    countByRange(models).map((counted, at) => [rangeName(at), counted.as(rangeName(at))]),
  );
  const groups = db
    .select({
      ...values,
      ...misses,
      models: sql<number>`${models}`.as('models'),
      lowest: min(products.newPricePaise).as('lowest'),
      highest: max(products.newPricePaise).as('highest'),
      ...ranges,
    })
    .from(from)
    .where(and(isShown, name, search, minInches, maxInches))
    .groupBy(...positions)
    .as('groups');
  return { groups, filtered };
}

/**
 * Selects all facets in one scan of the catalogue. A row is a value of the one facet that is not null, and
 * `models` is how many products a click on it would show, by every filter but the facet's own. The row
 * without a facet has the number of products that match every filter, and their price range in paise, by
 * every filter but the price. Where a search was to be counted and has no usable counts, no row `isUsable`.
 */
export function selectFacets(
  db: DbOrTx,
  filters: ProductFilters,
  reading: Reading,
  counting: SearchCounting = 'read',
) {
  const { groups, filtered } = selectGroups(db, filters, reading, counting);
  const counts = counting === 'counted' ? reading.search : undefined;
  const usable = db
    .$with('usable', { isUsable: sql<boolean>`is_usable` })
    .as(sql`select (${counts ? usableCounts(counts.match) : sql`true`}) as is_usable`);
  const missed = (facet: Filtered) => sql.raw(`"groups"."misses_${facet}"`);
  const missesBut = (facet?: Filtered) => {
    const others = filtered.filter((other) => other !== facet).map((other) => sql`not ${missed(other)}`);
    return others.length === 0 ? sql`true` : sql.join(others, sql` and `);
  };
  const modelsOf = (facet?: Filtered) => sql`sum(${groups.models}) filter (where ${missesBut(facet)})`;
  const own = FACETS.filter((facet) => filtered.includes(facet)).map(
    (facet) => sql`when ${groups[facet]} is not null then ${modelsOf(facet)}`,
  );
  const models = own.length === 0 ? modelsOf() : sql`case ${sql.join(own, sql` `)} else ${modelsOf()} end`;
  const inPrice = missesBut('price');
  const ranges = PRICE_RANGES.map(
    (_, at) => sql`coalesce(sum(${sql.raw(`"groups"."${rangeName(at)}"`)}) filter (where ${inPrice}), 0)`,
  );
  const sets = FACETS.map((facet) => sql`(${groups[facet]})`);
  const values = Object.fromEntries(FACETS.map((facet) => [facet, groups[facet]])) as Pick<
    typeof groups,
    Facet
  >;
  return db
    .with(usable)
    .select({
      ...values,
      isUsable: sql<boolean>`(select is_usable from usable)`,
      models: sql<number>`coalesce(${models}, 0)`.mapWith(Number),
      lowest: sql<number>`coalesce(min(${groups.lowest}) filter (where ${inPrice}), 0)`.mapWith(Number),
      highest: sql<number>`coalesce(max(${groups.highest}) filter (where ${inPrice}), 0)`.mapWith(Number),
      ranges: sql<number[]>`array[${sql.join(ranges, sql`, `)}]::int[]`,
    })
    .from(groups)
    .groupBy(sql`grouping sets (${sql.join(sets, sql`, `)}, ())`)
    .orderBy(...FACETS.map((facet) => groups[facet]));
}

type FacetRow = Awaited<ReturnType<typeof selectFacets>>[number];

/** Returns the row without a facet: the total and price range of all matches. */
export const overallOf = (rows: readonly FacetRow[]): FacetRow | undefined =>
  rows.find((row) => FACETS.every((facet) => (row[facet] as FacetRow[Facet] | null) === null));

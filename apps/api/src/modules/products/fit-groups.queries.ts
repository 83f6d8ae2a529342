import { and, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { paise, type Paise } from '@aabha/contracts/money/money';
import type { Resolution, Technology } from '@aabha/contracts/products/products.schema';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { STAND_SPAN_NAMES } from '@aabha/contracts/fit/fit.values';
import type { Db, DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { specificationNames, specificationUses } from '@aabha/db/schema/specifications';
import { stockTotals } from '@aabha/db/schema/stock';
import { heldByProduct } from '../stock/stock.queries';
import { isListed } from './products.conditions.queries';

const KNOWN_NAMES = STAND_SPAN_NAMES.map(foldKey);

const toPaise = (amount: number | string) => paise(Number(amount));

/** A measure that a television may leave out. */
const measureOf = (column: SQLWrapper) =>
  sql`${column}`.mapWith((value: unknown): number | null => Number(value));

/** What is read of each television: all that decides whether and how well it fits, but its price. */
const FACTS = {
  screenInches: sql<number>`${products.screenInches}`.mapWith(Number),
  resolution: sql<Resolution | null>`${products.resolution}`,
  technology: sql<Technology | null>`${products.technology}`,
  refreshHz: sql<number>`${products.refreshHz}`.mapWith(Number),
  widthCm: measureOf(products.widthCm),
  cartonWidthCm: measureOf(products.cartonWidthCm),
  cartonHeightCm: measureOf(products.cartonHeightCm),
  cartonDepthCm: measureOf(products.cartonDepthCm),
};

/** For whom televisions are read, and all names of the span of a stand, the known ones too; none where it decides nothing. */
export interface FitReading {
  viewerId: string | undefined;
  spanNames: readonly string[];
}

/** Returns the names of the span of a stand: the known ones, and all that the dictionary has for the term of one. */
export async function readSpanNames(db: DbOrTx): Promise<string[]> {
  const { folded, termId } = specificationNames;
  const ofKnown = db.select({ termId }).from(specificationNames).where(inArray(folded, KNOWN_NAMES));
  const rows = await db.select({ folded }).from(specificationNames).where(inArray(termId, ofKnown));
  return [...new Set([...KNOWN_NAMES, ...rows.map((row) => row.folded)])];
}

/** What a television states of the span of its stand under the first of some names; '' for nothing. */
const statedSpan = (names: readonly string[]) => sql<string>`coalesce((
  select uses.value from ${specificationUses} uses where uses.product_id = ${products.id}
    and uses.folded in ${[...names]} order by uses.folded limit 1), '')`;

/**
 * Selects the televisions that have a specification of one of some names. The names are literals: the planner knows how many
 * televisions use them, and reads the index of names instead of all specifications.
 */
function usersOf(db: DbOrTx, names: readonly string[]) {
  const { folded, productId } = specificationUses;
  const anyName = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  return db
    .selectDistinct({ productId })
    .from(specificationUses)
    .where(sql`${folded} in (${anyName})`.inlineParams())
    .as('users');
}

const KIND = sql.raw(
  'screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise',
);

/** Moves each television that uses another name of the dictionary from its counted span to that of the first of all names. */
function movedToSpans(db: DbOrTx, { viewerId, spanNames }: FitReading): SQL {
  const others = spanNames.filter((name) => !KNOWN_NAMES.includes(name));
  if (others.length === 0) return sql``;
  const held = heldByProduct(db, viewerId);
  const users = usersOf(db, others);
  return sql`union all
    select ${KIND}, moved.value, moved.models from ${users} join products on products.id = users.product_id
    join stock_totals on stock_totals.product_id = products.id left join ${held} on held.product_id = products.id
    cross join lateral (values (${statedSpan(KNOWN_NAMES)}, -1), (${statedSpan(spanNames)}, 1)) as moved(value, models)
    where ${isListed} and ${isFree(held.units)}`;
}

/**
 * Returns the televisions in stock counted by what decides whether they fit and by price, as rows of a table `products` with
 * `value`, the span of the stand, and `models`: the sums of fit_counts, without those whose units are all reserved. The span is
 * null where it decides nothing.
 */
function countedKinds(db: DbOrTx, reading: FitReading) {
  const held = heldByProduct(db, reading.viewerId);
  const isSpanRead = reading.spanNames.length > 0;
  return sql`(
    select ${KIND}, value, sum(models)::int as models from (
      select ${KIND}, ${isSpanRead ? sql`stand_span` : sql`null`} as value, models from fit_counts
      union all
      select ${KIND}, ${isSpanRead ? statedSpan(KNOWN_NAMES) : sql`null`}, -1 from ${held} join products on products.id = held.product_id
      where ${isListed} and products.stock > 0 and products.stock <= held.units
      ${movedToSpans(db, reading)}
    ) as counted group by ${KIND}, value having sum(models) > 0
  ) as "products"`;
}

/**
 * Selects the televisions in stock in groups of those that fit alike: the lowest price of each group, how many they are, and how
 * many of them are within the budget in paise. The catalogue has few groups, however many televisions it has
 * (docs/decisions/036-catalogue-counts.md).
 */
export function selectFitGroups(db: DbOrTx, reading: FitReading, budget: Paise | undefined) {
  const columns = { ...FACTS, standSpan: sql<string | null>`value` };
  const price = products.newPricePaise;
  return db
    .select({
      ...columns,
      price: sql`min(${price})`.mapWith(toPaise),
      count: sql`sum(models)`.mapWith(Number),
      withinBudget:
        sql`coalesce(sum(models) filter (where ${price} <= ${budget ?? null} or ${budget === undefined}), 0)`.mapWith(
          Number,
        ),
    })
    .from(countedKinds(db, reading))
    .groupBy(...Object.values(columns))
    .orderBy(sql`min(${price})`, ...Object.values(columns));
}

/** Adds up rows of equal televisions, once most rows repeat others, as `mergeCatalogueCounts` does. */
export async function mergeFitCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from fit_counts
      where (select count(*) > 1000 and count(*) > 2 * count(distinct (${KIND}, stand_span)) from fit_counts)
      returning *
    )
    insert into fit_counts (${KIND}, stand_span, models)
    select ${KIND}, stand_span, sum(models) from gone group by ${KIND}, stand_span having sum(models) <> 0`);
}

const isFree = (heldUnits: SQLWrapper) => sql`${stockTotals.stock} > coalesce(${heldUnits}, 0)`;

/** Facts that a television may leave out. */
const MEASURES = ['widthCm', 'cartonWidthCm', 'cartonHeightCm', 'cartonDepthCm'] as const;

export type FitGroupRow = Awaited<ReturnType<typeof selectFitGroups>>[number];

/** Returns what some televisions state of the spans of their stands, by id. */
export async function readSpans(
  db: DbOrTx,
  ids: readonly string[],
  spanNames: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: products.id, span: statedSpan(spanNames) })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map(({ id, span }) => [id, span]));
}

/**
 * Returns the ids of the cheapest televisions of some groups, in their order; undefined where it has been sold since the groups
 * were read.
 */
export async function findCheapestOf(
  db: DbOrTx,
  groups: readonly FitGroupRow[],
  { viewerId, spanNames }: FitReading,
): Promise<(string | undefined)[]> {
  if (groups.length === 0) return [];
  const held = heldByProduct(db, viewerId);
  /* Each group has its own statement, in which the index has the order of ids: the first that matches ends it. */
  const cheapest = groups.map((group, place) => {
    const sameMeasures = MEASURES.map((name) =>
      group[name] === null ? sql`${products[name]} is null` : sql`${products[name]} = ${group[name]}`,
    );
    return sql`(select ${place}::int as place, (
      select ${products.id} from ${products}
      join ${stockTotals} on ${stockTotals.productId} = ${products.id}
      left join ${held} on ${held.productId} = ${products.id}
      where ${isListed} and ${products.screenInches} = ${group.screenInches} and ${products.resolution} = ${group.resolution}
        and ${products.technology} = ${group.technology} and ${products.refreshHz} = ${group.refreshHz}
        and ${products.newPricePaise} = ${group.price} and ${and(...sameMeasures)} and ${isFree(held.units)}
        ${spanNames.length === 0 ? sql`` : sql`and ${statedSpan(spanNames)} = ${group.standSpan}::text`}
      order by ${products.id} limit 1
    ) as id)`;
  });
  const rows = await db.execute<{ place: number; id: string | null }>(sql`
    select place, id from (${sql.join(cheapest, sql` union all `)}) cheapest`);
  return groups.map((_, place) => rows.find((row) => row.place === place)?.id ?? undefined);
}

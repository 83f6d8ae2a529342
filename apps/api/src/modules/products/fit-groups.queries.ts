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

/** For whom televisions are read, and the names of the span of a stand; none where the span decides nothing. */
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

/**
 * Selects what each television states of the span of its stand. Names are literals: the planner knows how many televisions use
 * them, and reads the index of names instead of all specifications.
 */
function standSpans(db: DbOrTx, names: readonly string[]) {
  const { folded, productId, value } = specificationUses;
  const anyName = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  return db
    .selectDistinctOn([productId], { productId, value })
    .from(specificationUses)
    .where(sql`${folded} in (${anyName})`.inlineParams())
    .orderBy(productId, folded)
    .as('spans');
}

const KIND = sql.raw(
  'screen_inches, resolution, technology, refresh_hz, width_cm, carton_width_cm, carton_height_cm, carton_depth_cm, new_price_paise',
);

/** Moves each television that states the span of its stand from those without one to those of its span. */
function movedToSpans(db: DbOrTx, { viewerId, spanNames }: FitReading): SQL {
  const held = heldByProduct(db, viewerId);
  const spans = standSpans(db, spanNames);
  return sql`union all
    select ${KIND}, moved.value, moved.models from ${spans} join products on products.id = spans.product_id
    join stock_totals on stock_totals.product_id = products.id left join ${held} on held.product_id = products.id
    cross join lateral (values (null, -1), (spans.value, 1)) as moved(value, models)
    where ${isListed} and ${isFree(held.units)}`;
}

/**
 * Returns the televisions in stock counted by what decides whether they fit and by price, as rows of a table `products` with
 * `value`, the span of the stand, and `models`: the sums of fit_counts, without those whose units are all reserved, and with
 * those that state a span moved to it.
 */
function countedKinds(db: DbOrTx, { viewerId, spanNames }: FitReading) {
  const held = heldByProduct(db, viewerId);
  const moved = spanNames.length === 0 ? sql`` : movedToSpans(db, { viewerId, spanNames });
  return sql`(
    select ${KIND}, value, sum(models)::int as models from (
      select ${KIND}, null as value, models from fit_counts
      union all
      select ${KIND}, null, -1 from ${held} join products on products.id = held.product_id
      where ${isListed} and products.stock > 0 and products.stock <= held.units
      ${moved}
    ) as counted group by ${KIND}, value having sum(models) > 0
  ) as "products"`;
}

/**
 * Selects the televisions in stock in groups of those that fit alike: the lowest price of each group, how many they are, and how
 * many of them are within the budget in paise. The catalogue has few groups, however many televisions it has. With names of the
 * span of a stand, each television that states it is read (docs/decisions/036-catalogue-counts.md).
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
      where (select count(*) > 1000 and count(*) > 2 * count(distinct (${KIND})) from fit_counts)
      returning *
    )
    insert into fit_counts (${KIND}, models)
    select ${KIND}, sum(models) from gone group by ${KIND} having sum(models) <> 0`);
}

const isFree = (heldUnits: SQLWrapper) => sql`${stockTotals.stock} > coalesce(${heldUnits}, 0)`;

/** Facts that a television may leave out. */
const MEASURES = ['widthCm', 'cartonWidthCm', 'cartonHeightCm', 'cartonDepthCm'] as const;

export type FitGroupRow = Awaited<ReturnType<typeof selectFitGroups>>[number];

/** What a television states of the span of its stand, as a column. */
const statedSpan = (spanNames: readonly string[]) => sql<string | null>`(
  select uses.value from ${specificationUses} uses where uses.product_id = ${products.id}
    and uses.folded in ${[...spanNames]} order by uses.folded limit 1)`;

/** Returns what some televisions state of the spans of their stands, by id. */
export async function readSpans(
  db: DbOrTx,
  ids: readonly string[],
  spanNames: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
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
        ${spanNames.length === 0 ? sql`` : sql`and ${statedSpan(spanNames)} is not distinct from ${group.standSpan}::text`}
      order by ${products.id} limit 1
    ) as id)`;
  });
  const rows = await db.execute<{ place: number; id: string | null }>(sql`
    select place, id from (${sql.join(cheapest, sql` union all `)}) cheapest`);
  return groups.map((_, place) => rows.find((row) => row.place === place)?.id ?? undefined);
}

import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import { paise, type Paise } from '@aabha/contracts/money/money';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { STAND_SPAN_NAMES } from '@aabha/contracts/fit/fit.values';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { specificationNames, specificationUses } from '@aabha/db/schema/specifications';
import { stockTotals } from '@aabha/db/schema/stock';
import { heldByProduct } from '../stock/stock.queries';
import { isListed } from './products.conditions.queries';

const KNOWN_NAMES = STAND_SPAN_NAMES.map(foldKey);

const toPaise = (amount: number | string) => paise(Number(amount));

/** What is read of each television: all that decides whether and how well it fits, but its price. */
const FACTS = {
  screenInches: sql<number>`${products.screenInches}`.mapWith(Number),
  resolution: products.resolution,
  technology: products.technology,
  refreshHz: sql<number>`${products.refreshHz}`.mapWith(Number),
  widthCm: products.widthCm,
  cartonWidthCm: products.cartonWidthCm,
  cartonHeightCm: products.cartonHeightCm,
  cartonDepthCm: products.cartonDepthCm,
};

/** For whom televisions are read, and the names of the span of a stand. */
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

/**
 * Selects the televisions in stock in groups of those that fit alike: the lowest price of each group, how many they are, and how
 * many of them are within the budget in paise. The catalogue has few groups, however many televisions it has. Everything is read
 * from an index and from the narrow table of stock: rows of televisions are wide.
 */
export function selectFitGroups(db: DbOrTx, { viewerId, spanNames }: FitReading, budget: Paise | undefined) {
  const held = heldByProduct(db, viewerId);
  const spans = standSpans(db, spanNames);
  const columns = { ...FACTS, standSpan: spans.value };
  const price = products.newPricePaise;
  return db
    .select({
      ...columns,
      price: sql`min(${price})`.mapWith(toPaise),
      count: sql`count(*)`.mapWith(Number),
      withinBudget:
        sql`count(*) filter (where ${price} <= ${budget ?? null} or ${budget === undefined})`.mapWith(Number),
    })
    .from(products)
    .innerJoin(stockTotals, eq(stockTotals.productId, products.id))
    .leftJoin(held, eq(held.productId, products.id))
    .leftJoin(spans, eq(spans.productId, products.id))
    .where(and(isListed, isFree(held.units)))
    .groupBy(...Object.values(columns))
    .orderBy(sql`min(${price})`, ...Object.values(columns));
}

const isFree = (heldUnits: SQLWrapper) => sql`${stockTotals.stock} > coalesce(${heldUnits}, 0)`;

/** Facts that a television may leave out. */
const MEASURES = ['widthCm', 'cartonWidthCm', 'cartonHeightCm', 'cartonDepthCm'] as const;

export type FitGroupRow = Awaited<ReturnType<typeof selectFitGroups>>[number];

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
  const asked = JSON.stringify(groups.map((group, place) => ({ ...group, place })));
  const sameMeasures = MEASURES.map(
    (name) => sql`${products[name]} is not distinct from asked.${sql.identifier(name)}`,
  );
  const rows = await db.execute<{ place: number; id: string | null }>(sql`
    select asked.place, (
      select ${products.id} from ${products}
      join ${stockTotals} on ${stockTotals.productId} = ${products.id}
      left join ${held} on ${held.productId} = ${products.id}
      where ${isListed} and ${products.screenInches} = asked."screenInches" and ${products.resolution} = asked.resolution
        and ${products.technology} = asked.technology and ${products.refreshHz} = asked."refreshHz"
        and ${products.newPricePaise} = asked.price and ${and(...sameMeasures)} and ${isFree(held.units)}
        and (select uses.value from ${specificationUses} uses where uses.product_id = ${products.id}
          and uses.folded in ${[...spanNames]} order by uses.folded limit 1) is not distinct from asked."standSpan"
      order by ${products.id} limit 1
    ) as id
    from jsonb_to_recordset(${asked}::text::jsonb) as asked(place int, "screenInches" numeric, resolution resolution,
      technology technology, "refreshHz" int, "widthCm" numeric, "cartonWidthCm" numeric, "cartonHeightCm" numeric,
      "cartonDepthCm" numeric, "standSpan" text, price bigint)`);
  return groups.map((_, place) => rows.find((row) => row.place === place)?.id ?? undefined);
}

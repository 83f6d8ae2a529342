import { and, eq, inArray, sql } from 'drizzle-orm';
import { paise, type Paise } from '@aabha/contracts/money/money';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { STAND_SPAN_NAMES } from '@aabha/contracts/fit/fit.values';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { specificationNames, specificationUses } from '@aabha/db/schema/specifications';
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

/** Returns the names of the span of a stand: the known ones, and all that the dictionary has for the term of one. */
async function readSpanNames(db: DbOrTx): Promise<string[]> {
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

/** Digits of a price in a text, so that texts are in the order of prices. */
const PRICE_DIGITS = 15;

/**
 * Selects the televisions in stock in groups of those that fit alike: the cheapest of each group, how many they are, and how
 * many of them are within the budget in paise. The catalogue has few groups, however many televisions it has. No list of a group
 * is sorted: that took a second for 100,000 televisions.
 */
export async function selectFitGroups(db: DbOrTx, viewerId: string | undefined, budget: Paise | undefined) {
  const held = heldByProduct(db, viewerId);
  const spans = standSpans(db, await readSpanNames(db));
  const columns = { ...FACTS, standSpan: spans.value };
  const price = products.newPricePaise;
  return db
    .select({
      ...columns,
      _id: sql<string>`right(min(lpad(${price}::text, ${PRICE_DIGITS}, '0') || ${products.id}::text), 36)`,
      price: sql`min(${price})`.mapWith(toPaise),
      count: sql`count(*)`.mapWith(Number),
      withinBudget:
        sql`count(*) filter (where ${price} <= ${budget ?? null} or ${budget === undefined})`.mapWith(Number),
    })
    .from(products)
    .leftJoin(held, eq(held.productId, products.id))
    .leftJoin(spans, eq(spans.productId, products.id))
    .where(and(isListed, sql`${products.stock} > coalesce(${held.units}, 0)`))
    .groupBy(...Object.values(columns))
    .orderBy(sql`min(${price})`, sql`1`);
}

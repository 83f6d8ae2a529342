import { and, eq, sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { STAND_SPAN_NAMES } from '@aabha/contracts/fit/fit.values';
import type { DbOrTx } from '@aabha/db/client';
import { products } from '@aabha/db/schema/products';
import { specificationNames, specificationUses } from '@aabha/db/schema/specifications';
import { heldByProduct } from '../stock/stock.queries';
import { isListed } from './products.conditions.queries';

const KNOWN_NAMES = STAND_SPAN_NAMES.map(foldKey);
const anyName = sql`any(${sql.param(KNOWN_NAMES)}::text[])`;

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

/** Selects what each television states of the span of its stand, under any name that the dictionary has for it. */
function standSpans(db: DbOrTx) {
  const { folded, productId, value } = specificationUses;
  const names = specificationNames;
  const ofTerm = sql`select ${names.folded} from ${names} where ${names.termId} in (
    select known.term_id from specification_names known where known.folded = ${anyName})`;
  return db
    .selectDistinctOn([productId], { productId, value })
    .from(specificationUses)
    .where(sql`${folded} = ${anyName} or ${folded} in (${ofTerm})`)
    .orderBy(productId, folded)
    .as('spans');
}

/**
 * Selects the televisions in stock in groups of those that fit alike: the cheapest of each group, and how many they are. The
 * catalogue has few groups, however many televisions it has.
 */
export function selectFitGroups(db: DbOrTx, viewerId: string | undefined) {
  const held = heldByProduct(db, viewerId);
  const spans = standSpans(db);
  const columns = { ...FACTS, standSpan: spans.value };
  const cheapestFirst = sql`order by ${products.newPricePaise}, ${products.id}`;
  return db
    .select({
      ...columns,
      _id: sql<string>`(array_agg(${products.id} ${cheapestFirst}))[1]`,
      price: sql`min(${products.newPricePaise})`.mapWith(toPaise),
      prices: sql`array_agg(${products.newPricePaise} ${cheapestFirst})`.mapWith(
        (prices: (number | string)[]) => prices.map(toPaise),
      ),
    })
    .from(products)
    .leftJoin(held, eq(held.productId, products.id))
    .leftJoin(spans, eq(spans.productId, products.id))
    .where(and(isListed, sql`${products.stock} > coalesce(${held.units}, 0)`))
    .groupBy(...Object.values(columns))
    .orderBy(sql`min(${products.newPricePaise})`, sql`1`);
}

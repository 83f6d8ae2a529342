import { and, asc, count, desc, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import { LOWEST_WITHIN_DAYS } from '@aabha/contracts/prices/prices.values';
import {
  eachDeclaration,
  type DeclarationField,
} from '@aabha/contracts/products/product-declarations.values';
import { eachFact, type FactField } from '@aabha/contracts/products/product-facts.values';
import type { ListProductsInput, ProductFilters } from '@aabha/contracts/products/products.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx } from '@aabha/db/client';
import { lowestInstalment } from '@aabha/db/emi/lowest-instalment';
import { fromMilestone } from '@aabha/db/milestones/deep-part';
import { countRows, rowCountOf } from '@aabha/db/row-counts';
import { products } from '@aabha/db/schema/products';
import { pictureHashes, pictureNames } from '../media/picture-columns.queries';
import { freeByTotal, freeStock } from '../stock/stock.queries';
import { isListed, narrowing, type Reading, type Viewer } from './products.conditions.queries';
import { countedMatches, isCounted } from './products.counts.queries';
import type { TextSearch } from './products.search';

const averageRating = sql<number>`case when ${products.ratingCount} = 0 then 0
  else round(${products.ratingSum}::numeric / ${products.ratingCount}, 1) end`.mapWith(Number);

/**
 * Sort key of best rated: the Bayesian average with five more reviews of 3.5 stars. So one review of five
 * stars does not rank above many of 4.8, and products without reviews rank in the middle.
 */
const weighedRating = sql<number>`(${products.ratingSum} + 17.5) / (${products.ratingCount} + 5)`;

type KnownFacts = { [F in FactField]: SQL<NonNullable<(typeof products)[F]['_']['data']>> };
/** The facts; a listed television has all of them. */
const knownFacts = eachFact((field) => sql`${products[field]}`.mapWith(products[field])) as KnownFacts;

/**
 * The columns of a product that a shopper sees; `viewerId` is whose own reservations are excluded
 * (docs/spec/payments.md#reservations).
 */
export const cardFor = (viewerId: Viewer) => ({
  _id: products.id,
  name: products.name,
  category: products.category,
  companyName: products.companyName,
  price: products.pricePaise,
  discount_percentage: products.discountPercent,
  new_price: products.newPricePaise,
  stock: freeStock(viewerId),
  ...knownFacts,
  averageRating,
  reviewCount: products.ratingCount,
  warranty_months: products.warrantyMonths,
  warranty_pricing: products.warrantyPricing,
  emi_from: lowestInstalment,
  created_at: products.createdAt,
});

/** What the law has a listing declare (docs/spec/products.md#declarations). */
export const declarations = eachDeclaration((field) => products[field]) as Pick<
  typeof products,
  DeclarationField
>;

export const wholeFor = (viewerId: Viewer) => ({
  ...cardFor(viewerId),
  ...declarations,
  sku: products.sku,
  highlights: products.highlights,
  description: products.description,
  seo_title: products.seoTitle,
  seo_description: products.seoDescription,
  specificationSchema: products.specifications,
});

/** Above every rank that PostgreSQL computes. */
const IN_NAME = 1000;

/**
 * Returns the relevance of a product: those with every word in their name first, then words of the name, then facts, then other
 * texts (docs/spec/catalogue-search.md#search).
 */
export function searchRank({ inName, anyWord }: TextSearch<string | Placeholder>): SQL<number> {
  return sql<number>`case when ${products.titleVector} @@ to_tsquery('simple', ${inName}) then ${sql.raw(String(IN_NAME))}
    else ts_rank('{0, 0, 0.4, 1.0}', ${products.titleVector}, to_tsquery('simple', ${anyWord})) end`;
}

/** Returns the condition for listed products that match a filter set and a search. */
export function matching(filters: ProductFilters, reading: Reading): SQL | undefined {
  return and(isListed, narrowing(filters, reading));
}

export const sortColumns = (viewerId: Viewer) => ({
  price: sql`${products.newPricePaise}`,
  name: sql`lower(${products.name})`,
  stock: freeByTotal(viewerId),
  category: sql`${products.category}`,
  created_at: sql`${products.createdAt}`,
  discount: sql`${products.discountPercent}`,
  rating: weighedRating,
  screenInches: sql`${products.screenInches}`,
  countryOfOrigin: sql`${products.countryOfOrigin}`,
});

/** Returns the order of a list; equal products are sorted by id. */
function ordering(sort: ListProductsInput['sort'], { search, viewerId }: Reading) {
  if (sort)
    return { by: sortColumns(viewerId)[sort.field], way: sort.order === 'desc' ? desc : asc, ids: asc };
  if (search) return { by: searchRank(search), way: desc, ids: asc };
  return { by: sql`${products.createdAt}`, way: desc, ids: desc };
}

/** Returns the total as a column: from the catalogue's counters, or for a text counted in an index where possible. */
function countedBeside(db: DbOrTx, filters: ProductFilters, reading: Reading): SQL<number | null> {
  if (narrowing(filters, reading) === undefined) return rowCountOf('products', ['on sale']).mapWith(Number);
  if (isCounted(filters, reading.search)) return countedMatches(db, filters, reading.viewerId, 'listed');
  return sql<number>`(select count(*) from ${products} where ${matching(filters, reading)})`.mapWith(Number);
}

/** Returns whether the matches of a text are counted with the page: all of them are read for either. */
const isCountedWithPage = ({ name }: ProductFilters, { search }: Reading) =>
  search !== undefined || filterText(name) !== undefined;

/**
 * Selects the products of a page with their sort columns only. A search must visit every match to rank it,
 * and counts them with it.
 */
function placesOf(
  db: DbOrTx,
  input: Pick<ListProductsInput, 'filters' | 'sort'>,
  reading: Reading,
  { isCountKnown = false, isReversed = false, milestone }: Omit<Part, 'limit' | 'offset'>,
) {
  const { by, ...order } = ordering(input.sort, reading);
  const inPage = (one: typeof asc) => (isReversed === (one === asc) ? desc : asc);
  const [way, ids] = [inPage(order.way), inPage(order.ids)];
  const isWithPage = !isCountKnown && isCountedWithPage(input.filters, reading);
  const counted = isWithPage ? sql`count(*) over ()` : sql`null::bigint`;
  return db
    .select({ id: products.id, place: sql`${by}`.as('place'), counted: counted.as('counted') })
    .from(products)
    .where(and(matching(input.filters, reading), milestone && fromMilestone(products, milestone, 'desc')))
    .orderBy(way(sql`"place"`), ids(products.id));
}

/**
 * The page of the matches, whether the caller knows their total, and whether it is read from the end of the list, or of the
 * whole list from a milestone.
 */
interface Part {
  limit: number | Placeholder;
  offset: number | Placeholder;
  isCountKnown?: boolean;
  isReversed?: boolean;
  milestone?: { at: Placeholder; rowId: Placeholder } | undefined;
}

/**
 * Selects a page of the catalogue, each row with the hashes of its pictures and the total, or null where that
 * is known. The page is found first; then stock and pictures are read for its products only.
 */
export function selectCards(
  db: DbOrTx,
  input: Pick<ListProductsInput, 'filters' | 'sort'>,
  reading: Reading,
  { limit, offset, isCountKnown = false, ...from }: Part,
) {
  const page = placesOf(db, input, reading, { ...from, isCountKnown })
    .limit(limit)
    .offset(offset)
    .as('page');
  const { way, ids } = ordering(input.sort, reading);
  const counted = isCountedWithPage(input.filters, reading)
    ? sql<number | null>`${page.counted}`.mapWith(Number)
    : countedBeside(db, input.filters, reading);
  const total = isCountKnown ? sql<number | null>`null` : counted;
  return db
    .select({ ...cardFor(reading.viewerId), pictureHashes: pictureHashes(), total })
    .from(page)
    .innerJoin(products, eq(products.id, page.id))
    .orderBy(way(page.place), ids(page.id));
}

/**
 * Selects cards of those of some products that are listed, unordered; the ids are one text, separated by
 * commas.
 */
export function selectCardsOf(db: DbOrTx, ids: string | Placeholder, viewerId: Viewer) {
  return db
    .select({ ...cardFor(viewerId), pictureHashes: pictureHashes() })
    .from(products)
    .where(and(sql`${products.id} = any(string_to_array(${ids}, ',')::uuid[])`, isListed));
}

export async function countMatching(db: DbOrTx, filters: ProductFilters, reading: Reading): Promise<number> {
  if (narrowing(filters, reading) === undefined) return countRows(db, 'products', ['on sale']);
  const [row] = isCounted(filters, reading.search)
    ? await db.execute<{ n: string }>(
        sql`select ${countedMatches(db, filters, reading.viewerId, 'listed')} as n`,
      )
    : await db.select({ n: count() }).from(products).where(matching(filters, reading));
  return Number(row?.n ?? 0);
}

/** A row of the history of prices: milliseconds, MRP, discount and selling price. */
export type OfferPrice = [atMs: number, pricePaise: Paise, discountPercent: number, newPricePaise: Paise];

/**
 * The prices of a product with a discount, by time: those of the 30 days before the present one, that which was in force
 * when these began, and the present one. Null without a discount.
 */
export const offerPrices = sql<
  OfferPrice[] | null
>`case when ${products.newPricePaise} < ${products.pricePaise} then (
  select json_agg(json_build_array(floor(extract(epoch from h.at) * 1000), h.price_paise, h.discount_percent, h.new_price_paise)
    order by h.at, h.id)
  from price_history h where h.product_id = "products"."id" and h.at >= coalesce((
    select max(early.at) from price_history early where early.product_id = "products"."id" and early.at <= (
      select max(latest.at) from price_history latest where latest.product_id = "products"."id"
    ) - make_interval(days => ${sql.raw(String(LOWEST_WITHIN_DAYS))})), '-infinity')
) end`;

/** Selects a whole listed product with the hashes of its pictures and the prices before its present offer. */
export function selectWhole(db: DbOrTx, id: string | Placeholder, viewerId: Viewer) {
  return db
    .select({ ...wholeFor(viewerId), pictureHashes: pictureHashes(), pictureNames, offerPrices })
    .from(products)
    .where(and(eq(products.id, id), isListed));
}

/** Selects the prices before the present offers of some products. */
export function selectOfferPrices(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({ _id: products.id, offerPrices })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

/** When what shoppers see of a product last changed: `updatedAt` moves with each sale too. */
const changedAt = sql`coalesce(${products.editedAt}, ${products.createdAt})`.mapWith(products.createdAt);

/** Selects the long fields of some products, and when these last changed. */
export function selectLongFields(db: DbOrTx, ids: readonly string[]) {
  const { highlights, description, specificationSchema } = wholeFor(undefined);
  return db
    .select({ _id: products.id, highlights, description, specificationSchema, changed_at: changedAt })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

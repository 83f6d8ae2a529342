import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type {
  ListProductsInput,
  ProductFilters,
  Resolution,
  Technology,
} from '@aabha/contracts/products/products.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { freeStock } from '../stock/stock.queries';
import { matchesAllWords, matchesSomeWords, searchRank, searchWords } from './products.search';

const averageRating = sql<number>`case when ${products.ratingCount} = 0 then 0
  else round(${products.ratingSum}::numeric / ${products.ratingCount}, 1) end`.mapWith(Number);

const card = {
  _id: products.id,
  name: products.name,
  category: products.category,
  companyName: products.companyName,
  price: products.pricePaise,
  discount_percentage: products.discountPercent,
  new_price: products.newPricePaise,
  stock: freeStock(),
  screenInches: products.screenInches,
  resolution: products.resolution,
  technology: products.technology,
  refreshHz: products.refreshHz,
  beeStars: products.beeStars,
  energyKwhYear: products.energyKwhYear,
  countryOfOrigin: products.countryOfOrigin,
  hsn: products.hsn,
  averageRating,
  reviewCount: products.ratingCount,
  warranty_months: products.warrantyMonths,
  warranty_pricing: products.warrantyPricing,
  created_at: products.createdAt,
};

const whole = {
  ...card,
  highlights: products.highlights,
  description: products.description,
  specificationSchema: products.specifications,
};

const literal = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
const within = <T>(column: SQL | typeof products.category, values: readonly T[] | undefined) =>
  values === undefined
    ? undefined
    : inArray(column as typeof products.category, values as unknown as string[]);

/** How wide a search is read: every word, or, when that finds nothing, some. */
export type SearchReach = 'all-words' | 'some-words';

/** The conditions of a filter set; `without` leaves one facet out, for counting what its values would show. */
export function matching(
  filters: ProductFilters,
  reach: SearchReach,
  without?: keyof ProductFilters,
): SQL | undefined {
  const f: ProductFilters = without === undefined ? filters : { ...filters, [without]: undefined };
  const name = filterText(f.name);
  const words = searchWords(f.search ?? '');
  return and(
    isNull(products.removedAt),
    name === undefined ? undefined : ilike(products.name, literal(name)),
    words.length === 0 ? undefined : reach === 'all-words' ? matchesAllWords(words) : matchesSomeWords(words),
    f.minPrice === undefined ? undefined : gte(products.newPricePaise, f.minPrice),
    f.maxPrice === undefined ? undefined : lte(products.newPricePaise, f.maxPrice),
    f.availability === undefined
      ? undefined
      : f.availability === 'in'
        ? sql`${freeStock()} > 0`
        : sql`${freeStock()} = 0`,
    within(products.category, f.category),
    within(sql`${products.companyName}`, f.companyName),
    within(sql`${products.resolution}`, f.resolution),
    within(sql`${products.technology}`, f.technology),
    within(sql`${products.beeStars}`, f.beeStars),
    within(sql`${products.countryOfOrigin}`, f.countryOfOrigin),
    within(sql`${products.screenInches}`, f.screenInches),
    f.minInches === undefined ? undefined : gte(products.screenInches, f.minInches),
    f.maxInches === undefined ? undefined : lte(products.screenInches, f.maxInches),
  );
}

const SORT_BY = {
  price: sql`${products.newPricePaise}`,
  name: sql`lower(${products.name})`,
  stock: freeStock(),
  category: sql`${products.category}`,
  created_at: sql`${products.createdAt}`,
  discount: sql`${products.discountPercent}`,
  rating: averageRating,
  screenInches: sql`${products.screenInches}`,
  countryOfOrigin: sql`${products.countryOfOrigin}`,
};

function ordering(input: Pick<ListProductsInput, 'filters' | 'sort'>): SQL[] {
  const words = searchWords(input.filters.search ?? '');
  if (input.sort) {
    const by = SORT_BY[input.sort.field];
    return [input.sort.order === 'desc' ? desc(by) : asc(by), asc(products.id)];
  }
  return words.length > 0
    ? [desc(searchRank(words)), asc(products.id)]
    : [desc(products.createdAt), asc(products.id)];
}

export function selectCards(db: DbOrTx, input: ListProductsInput, reach: SearchReach) {
  return db
    .select(card)
    .from(products)
    .where(matching(input.filters, reach))
    .orderBy(...ordering(input))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countMatching(
  db: DbOrTx,
  filters: ProductFilters,
  reach: SearchReach,
): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(matching(filters, reach));
  return row?.n ?? 0;
}

export async function findProduct(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(whole)
    .from(products)
    .where(and(eq(products.id, id), isNull(products.removedAt)));
  return row;
}

/** How many products each value of a facet would show. */
export function countBy<T>(db: DbOrTx, value: SQL<T>, where: SQL | undefined) {
  return db.select({ value, count: count() }).from(products).where(where).groupBy(value).orderBy(asc(value));
}

export async function priceRange(db: DbOrTx, where: SQL | undefined) {
  const [row] = await db
    .select({
      min: sql<number>`coalesce(min(${products.newPricePaise}), 0)`.mapWith(Number),
      max: sql<number>`coalesce(max(${products.newPricePaise}), 0)`.mapWith(Number),
    })
    .from(products)
    .where(where);
  return row ?? { min: 0, max: 0 };
}

export async function countProducts(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(isNull(products.removedAt));
  return row?.n ?? 0;
}

export const facetColumns = {
  category: sql<string>`${products.category}`,
  companyName: sql<string>`${products.companyName}`,
  resolution: sql<Resolution>`${products.resolution}::text`,
  technology: sql<Technology>`${products.technology}::text`,
  beeStars: sql<number>`${products.beeStars}`.mapWith(Number),
  countryOfOrigin: sql<string>`${products.countryOfOrigin}`,
  screenInches: sql<number>`${products.screenInches}`.mapWith(Number),
  availability: sql<'in' | 'out'>`case when ${freeStock()} > 0 then 'in' else 'out' end`,
};

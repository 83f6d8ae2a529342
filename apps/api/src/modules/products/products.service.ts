import type { SQL } from 'drizzle-orm';
import { appError } from '@aabha/contracts/errors/errors';
import { paise } from '@aabha/contracts/money/money';
import type { ListProductsInput, ProductFilters } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../trpc/context';
import { picturesOf } from '../media/pictures.service';
import {
  countBy,
  countMatching,
  countProducts,
  facetColumns,
  findProduct,
  matching,
  priceRange,
  selectCards,
  type Reading,
} from './products.queries';

export { countProducts };

/** Rows with the pictures of each, in order. */
export async function withPictures<T extends { _id: string }>(db: DbOrTx, rows: readonly T[]) {
  const pictures = await picturesOf(
    db,
    rows.map((row) => row._id),
  );
  return rows.map((row) => {
    const own = pictures.get(row._id) ?? [];
    return { ...row, pictures: own, image: own.map((picture) => picture.src) };
  });
}

/** Who looks: a shopper's own holds never take stock from that shopper (decisions §6). */
const viewerOf = async (ctx: RequestContext) => (await ctx.caller())?.id;

/** A search that finds nothing with all its words is read again with some of them, so that a stray word is no dead end. */
async function readingOf(
  ctx: RequestContext,
  filters: ProductFilters,
): Promise<{ reading: Reading; total: number }> {
  const viewerId = await viewerOf(ctx);
  const strict: Reading = { reach: 'all-words', viewerId };
  const total = await countMatching(ctx.db, filters, strict);
  if (total > 0 || !filters.search) return { reading: strict, total };
  const wide: Reading = { reach: 'some-words', viewerId };
  return { reading: wide, total: await countMatching(ctx.db, filters, wide) };
}

/** A page of the catalogue with the true count (decisions §2, §5). */
export async function listProducts(ctx: RequestContext, input: ListProductsInput) {
  const { reading, total } = await readingOf(ctx, input.filters);
  const rows = await selectCards(ctx.db, input, reading);
  const byStock = input.filters.availability !== undefined || input.sort?.field === 'stock';
  ctx.madeFrom({ topics: ['catalogue'], stockOf: byStock ? 'any' : rows.map((row) => row._id) });
  return { productList: await withPictures(ctx.db, rows), productCount: total };
}

export async function getProduct(ctx: RequestContext, input: { id: string }) {
  const row = await findProduct(ctx.db, input.id, await viewerOf(ctx));
  if (!row) throw appError('PRODUCT_NOT_FOUND');
  const [product] = await withPictures(ctx.db, [row]);
  if (!product) throw appError('PRODUCT_NOT_FOUND');
  ctx.madeFrom({ topics: ['catalogue'], stockOf: [product._id] });
  return { product };
}

/** The values of each facet with how many products a click on one would show. */
export async function productFacets(ctx: RequestContext, { filters }: { filters: ProductFilters }) {
  const { reading } = await readingOf(ctx, filters);
  ctx.madeFrom({ topics: ['catalogue'], stockOf: 'any' });
  const columns = facetColumns(reading.viewerId);
  const counted = <T>(facet: keyof typeof columns, column: SQL<T>) =>
    countBy(ctx.db, column, matching(filters, reading, facet));
  const withoutPrice = { ...filters, minPrice: undefined, maxPrice: undefined };
  const range = await priceRange(ctx.db, matching(withoutPrice, reading));
  const [
    category,
    companyName,
    resolution,
    technology,
    beeStars,
    countryOfOrigin,
    screenInches,
    availability,
  ] = await Promise.all([
    counted('category', columns.category),
    counted('companyName', columns.companyName),
    counted('resolution', columns.resolution),
    counted('technology', columns.technology),
    counted('beeStars', columns.beeStars),
    counted('countryOfOrigin', columns.countryOfOrigin),
    counted('screenInches', columns.screenInches),
    counted('availability', columns.availability),
  ]);
  return {
    category,
    companyName,
    resolution,
    technology,
    beeStars,
    countryOfOrigin,
    screenInches,
    availability,
    price: { min: paise(range.min), max: paise(range.max) },
  };
}

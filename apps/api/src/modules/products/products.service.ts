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
  type SearchReach,
} from './products.queries';

export { countProducts };

async function withPictures<T extends { _id: string }>(db: DbOrTx, rows: readonly T[]) {
  const pictures = await picturesOf(
    db,
    rows.map((row) => row._id),
  );
  return rows.map((row) => {
    const own = pictures.get(row._id) ?? [];
    return { ...row, pictures: own, image: own.map((picture) => picture.src) };
  });
}

/** A search that finds nothing with all its words is read again with some of them, so that a stray word is no dead end. */
async function reachOf(db: DbOrTx, filters: ProductFilters): Promise<{ reach: SearchReach; total: number }> {
  const total = await countMatching(db, filters, 'all-words');
  if (total > 0 || !filters.search) return { reach: 'all-words', total };
  return { reach: 'some-words', total: await countMatching(db, filters, 'some-words') };
}

/** A page of the catalogue with the true count (decisions §2, §5). */
export async function listProducts(ctx: RequestContext, input: ListProductsInput) {
  const { reach, total } = await reachOf(ctx.db, input.filters);
  const rows = await selectCards(ctx.db, input, reach);
  return { productList: await withPictures(ctx.db, rows), productCount: total };
}

export async function getProduct(ctx: RequestContext, input: { id: string }) {
  const row = await findProduct(ctx.db, input.id);
  if (!row) throw appError('PRODUCT_NOT_FOUND');
  const [product] = await withPictures(ctx.db, [row]);
  if (!product) throw appError('PRODUCT_NOT_FOUND');
  return { product };
}

/** The values of each facet with how many products a click on one would show. */
export async function productFacets(ctx: RequestContext, { filters }: { filters: ProductFilters }) {
  const { reach } = await reachOf(ctx.db, filters);
  const counted = <T>(facet: keyof typeof facetColumns, column: SQL<T>) =>
    countBy(ctx.db, column, matching(filters, reach, facet));
  const withoutPrice = { ...filters, minPrice: undefined, maxPrice: undefined };
  const range = await priceRange(ctx.db, matching(withoutPrice, reach));
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
    counted('category', facetColumns.category),
    counted('companyName', facetColumns.companyName),
    counted('resolution', facetColumns.resolution),
    counted('technology', facetColumns.technology),
    counted('beeStars', facetColumns.beeStars),
    counted('countryOfOrigin', facetColumns.countryOfOrigin),
    counted('screenInches', facetColumns.screenInches),
    counted('availability', facetColumns.availability),
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

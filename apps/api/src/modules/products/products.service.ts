import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { lowestPriorPrice, type DatedPrice } from '@aabha/contracts/prices/prices.rules';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { pictureView } from '@aabha/contracts/products/picture-view';
import type { ListedProduct, ListField, ListProductsInput } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { viewerOf, type RequestContext } from '../../context/context';
import { urlOf } from '../media/picture-columns.queries';
import { sharePictureName } from '../media/share-picture-name.service';
import { picturesOf, withPicturesOf } from '../media/pictures.service';
import { countMatching, selectLongFields, selectOfferPrices, type OfferPrice } from './products.queries';
import type { ValueReading } from './filter-slots.queries';
import { findByName } from './find-by-name.queries';
import { countThroughCache, cachedCount } from '../../cache/product-counts';
import { searchThroughCache, cachedSearchPage } from '../../cache/search-pages';
import { findCards, findCardsOf, findProduct } from './products.prepared.queries';
import { extractSearchFilters } from './products.search-filters';
import { searchWithCorrections } from './products.search.service';

type ListedOnWire = z.input<typeof ListedProduct>;

/** Returns rows with their pictures, in order. */
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

/** Returns the page of a search whose words many names have: those with all of them, which come first; undefined for others. */
async function readCommonPage(
  ctx: RequestContext,
  input: ListProductsInput,
  { search, viewerId }: ValueReading,
) {
  const { filters, sort, pageNum, pageSize } = input;
  if (search === undefined || sort || filters.name !== undefined) return undefined;
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const found = await findByName(ctx.db, search, { of: 'shoppers', filters, viewerId }, part);
  return found && { ...found, rows: await findCardsOf(ctx.db, found.ids, viewerId) };
}

/** Returns a page of matches with the total, which is not counted again when it is cached in this process. */
async function readPage(
  ctx: RequestContext,
  input: ListProductsInput,
  reading: ValueReading,
): Promise<{ rows: Awaited<ReturnType<typeof findCardsOf>>; total: number; isMore?: boolean }> {
  const { filters, pageNum, pageSize } = input;
  const { responses } = ctx.cache;
  const common = await readCommonPage(ctx, input, reading);
  if (common) return common;
  const known = cachedCount(responses, filters);
  if (known === undefined)
    return countThroughCache(responses, filters, async () => {
      const rows = await findCards(ctx.db, input, reading, false);
      /* A page without rows has no total. */
      const isPastTheEnd = rows.length === 0 && pageNum > 1;
      return {
        rows,
        total: isPastTheEnd ? await countMatching(ctx.db, filters, reading) : (rows[0]?.total ?? 0),
      };
    });
  const rows = await findCards(ctx.db, input, reading, true);
  if (rows.length === 0) return { rows, total: pageNum > 1 ? known : 0 };
  /* The page may include a change whose invalidation this process has not received yet. */
  return { rows, total: Math.max(known, (pageNum - 1) * pageSize + rows.length) };
}

/** Returns the page of a list or search: by the cached order of ids if possible, else by a query. */
async function findPage(ctx: RequestContext, input: ListProductsInput) {
  const viewerId = await viewerOf(ctx);
  const { responses } = ctx.cache;
  const known = cachedSearchPage(responses, input);
  const cards = known && (await findCardsOf(ctx.db, known.ids, viewerId));
  if (known && cards?.length === known.ids.length)
    return { rows: cards, total: known.total, isMore: known.isMore };
  const { filters } = extractSearchFilters(input.filters);
  return searchThroughCache(
    responses,
    input,
    () =>
      searchWithCorrections(
        ctx.db,
        { text: filters.search, reach: 'some-words', isNarrowed: filters !== input.filters },
        (search) => readPage(ctx, { ...input, filters }, { search, viewerId }),
        (page) => page.total > 0,
      ),
    ({ rows, total, isMore }) => ({ ids: rows.map((row) => row._id), total, isMore }),
  );
}

const withFirstPicture = <T extends { pictureHashes: string[] }>(row: T): T =>
  Object.assign(row, { pictureHashes: row.pictureHashes.slice(0, 1) });

const datedPrice = ([atMs, price, discount_percentage, new_price]: OfferPrice): DatedPrice => ({
  atMs,
  price,
  discount_percentage,
  new_price,
});

/** Returns the lowest price of the 30 days before a present offer; undefined where it is not known. */
export const lowestOf = (prices: readonly OfferPrice[] | null) =>
  lowestPriorPrice((prices ?? []).map(datedPrice));

/** Returns the requested fields of some products that cards lack, by id. */
async function readFields(
  db: DbOrTx,
  ids: readonly string[],
  fields: readonly ListField[],
): Promise<Map<string, Partial<ListedOnWire>>> {
  const isPriced = fields.includes('lowestPriorPrice');
  const [long, priced] = await Promise.all([
    fields.length > Number(isPriced) ? selectLongFields(db, ids) : [],
    isPriced ? selectOfferPrices(db, ids) : [],
  ]);
  const byId = new Map<string, Partial<ListedOnWire>>(long.map(({ _id, ...values }) => [_id, values]));
  for (const { _id, offerPrices } of priced)
    byId.set(_id, { ...byId.get(_id), lowestPriorPrice: lowestOf(offerPrices) });
  return byId;
}

/** Returns rows with the requested fields, which are read for the rows of the page only. */
async function withFields<T extends { _id: string }>(
  db: DbOrTx,
  rows: readonly T[],
  fields: readonly ListField[],
): Promise<(T & Partial<Pick<ListedOnWire, ListField>>)[]> {
  if (fields.length === 0 || rows.length === 0) return [...rows];
  const byId = await readFields(
    db,
    rows.map((row) => row._id),
    fields,
  );
  return rows.map((row) => {
    const values = byId.get(row._id);
    return { ...row, ...Object.fromEntries(fields.map((field) => [field, values?.[field]])) };
  });
}

/** Returns the cards of some televisions, in the given order and without those that are not on sale. */
export async function cardsOf(ctx: RequestContext, ids: readonly string[]) {
  const rows = await findCardsOf(ctx.db, ids, await viewerOf(ctx));
  const pictured = await withPicturesOf(ctx.db, rows.map(withFirstPicture));
  return withFields(ctx.db, pictured, ['lowestPriorPrice']);
}

/** Returns rows with those in stock first, each part in the order of the list. */
const inStockFirst = <T extends { stock: number }>(rows: readonly T[]) => [
  ...rows.filter(({ stock }) => stock > 0),
  ...rows.filter(({ stock }) => stock <= 0),
];

/**
 * Returns the rows of a page with the total. Where those in stock come first, the pages are those of the longer beginning of the
 * list, and the response depends on the stock of each row of it.
 */
async function readRows(ctx: RequestContext, input: ListProductsInput) {
  const { pageNum, pageSize } = input;
  const beginning = { ...input, pageNum: 1, pageSize: Math.max(pageSize, PAGE_SIZES.suggestedFrom) };
  const { rows, total, isMore } = await findPage(ctx, input.inStockFirst ? beginning : input);
  const byStock = input.filters.availability !== undefined || input.sort?.field === 'stock';
  ctx.tagStock(byStock ? 'any' : rows.map((row) => row._id));
  if (!input.inStockFirst) return { rows, total, isMore };
  const page = inStockFirst(rows).slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return { rows: page, total: Math.min(total, beginning.pageSize), isMore: false };
}

/**
 * Returns a page of the catalogue with the true total, or of a common search that up to which it is counted
 * (docs/spec/catalogue-search.md#search). One query, except for an empty page, common words and words without matches.
 */
export async function listProducts(ctx: RequestContext, input: ListProductsInput) {
  const { rows, total, isMore } = await readRows(ctx, input);
  const listed = input.pictures === 'first' ? rows.map(withFirstPicture) : rows;
  const pictured = await withPicturesOf(ctx.db, listed);
  return {
    productList: await withFields(ctx.db, pictured, input.fields),
    productCount: total,
    ...(isMore && { hasMoreThanCounted: true as const }),
  };
}

export async function getProduct(ctx: RequestContext, input: { id: string }) {
  const row = await findProduct(ctx.db, input.id, await viewerOf(ctx));
  if (!row) throw appError('PRODUCT_NOT_FOUND');
  const { offerPrices, pictureNames, ...shown } = row;
  const shared = sharePictureName(shown);
  const [product] = await withPicturesOf(ctx.db, [shown]);
  if (!product) throw appError('PRODUCT_NOT_FOUND');
  ctx.tagStock([product._id]);
  return {
    product: {
      ...product,
      lowestPriorPrice: lowestOf(offerPrices),
      picture_views: pictureNames.map(pictureView),
      ...(shared && { share_picture: urlOf(shared) }),
    },
  };
}

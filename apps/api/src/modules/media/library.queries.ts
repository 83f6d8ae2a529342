import { and, asc, count, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { LibraryFilters, ListLibraryInput } from '@aabha/contracts/media/library.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { media } from '@aabha/db/schema/media';
import { news, newsPictures } from '@aabha/db/schema/news';
import { productPictures, products } from '@aabha/db/schema/products';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';
import { STORED_PICTURE } from './pictures.queries';
import { shownNowhere } from './unused-pictures.queries';

/** How many records that show a picture are named. */
const NAMED_MAX = 50;

const COLUMNS = {
  hash: media.hash,
  name: media.name,
  ...STORED_PICTURE,
  television_count: sql<number>`(select count(*)::int from ${productPictures} where ${productPictures.mediaHash} = ${media.hash})`,
  news_count: sql<number>`(select count(*)::int from ${newsPictures} where ${newsPictures.mediaHash} = ${media.hash})`,
  shown_by: sql<string>`coalesce(
    (select ${products.name} from ${productPictures} join ${products} on ${products.id} = ${productPictures.productId}
      where ${productPictures.mediaHash} = ${media.hash} order by ${products.id} limit 1),
    (select ${news.title} from ${newsPictures} join ${news} on ${news.id} = ${newsPictures.newsId}
      where ${newsPictures.mediaHash} = ${media.hash} order by ${news.id} limit 1), '')`,
  created_at: media.createdAt,
};
const SORT_BY = { created_at: sql`${media.createdAt}`, name: sql`lower(${media.name})` };
/** The hash as the first 24 digits of a UUID, as exports pack the ids of rows. */
const AS_UUID = sql`(${media.hash} || '00000000')::uuid`;

const inTelevision = (db: DbOrTx) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(productPictures)
      .where(eq(productPictures.mediaHash, media.hash)),
  );
const inNews = (db: DbOrTx) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(newsPictures)
      .where(eq(newsPictures.mediaHash, media.hash)),
  );

/** Pictures of which the name, or that of something that shows them, has a text; each is found by its own index. */
function named(db: DbOrTx, text: string): SQL | undefined {
  const ofTelevisions = db
    .select({ hash: productPictures.mediaHash })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(containsText(products.searchText, text));
  const ofNews = db
    .select({ hash: newsPictures.mediaHash })
    .from(newsPictures)
    .innerJoin(news, eq(news.id, newsPictures.newsId))
    .where(containsText(news.title, text));
  return or(containsText(media.name, text), inArray(media.hash, ofTelevisions), inArray(media.hash, ofNews));
}

function matching(db: DbOrTx, { search, use, ...days }: LibraryFilters): SQL | undefined {
  const text = search?.trim();
  const isUsed = or(inTelevision(db), inNews(db));
  return and(
    eq(media.inLibrary, true),
    withinDays(media.createdAt, days),
    use === undefined ? undefined : use === 'used' ? isUsed : sql`not (${isUsed})`,
    text ? named(db, text) : undefined,
  );
}

const ordering = ({ field, order }: NonNullable<ListLibraryInput['sort']>) => {
  const direction = order === 'desc' ? desc : asc;
  return [direction(SORT_BY[field]), direction(media.hash)];
};
const NEWEST_FIRST = { field: 'created_at', order: 'desc' } as const;

/** Selects a page of stored pictures, the newest first by default. */
export function selectLibrary(db: DbOrTx, { filters, sort, pageNum, pageSize }: ListLibraryInput) {
  return db
    .select(COLUMNS)
    .from(media)
    .where(matching(db, filters))
    .orderBy(...ordering(sort ?? NEWEST_FIRST))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}
export type LibraryRow = Awaited<ReturnType<typeof selectLibrary>>[number];

export async function countLibrary(db: DbOrTx, filters: LibraryFilters): Promise<number> {
  return only(await db.select({ n: count() }).from(media).where(matching(db, filters))).n;
}

export async function findLibraryIds(db: DbOrTx, filters: LibraryFilters): Promise<PackedIds> {
  const ids = packIds(AS_UUID, ordering(NEWEST_FIRST));
  return only(await db.select({ ids }).from(media).where(matching(db, filters))).ids;
}

/** Selects some pictures for an export, in the order of the list. */
export const selectLibraryOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(COLUMNS)
    .from(media)
    .where(anyOf(AS_UUID, ids))
    .orderBy(...ordering(NEWEST_FIRST));

/** Selects pictures by their hashes, in no order. */
export const selectLibraryPictures = (db: DbOrTx, hashes: readonly string[]): Promise<LibraryRow[]> =>
  db
    .select(COLUMNS)
    .from(media)
    .where(and(inArray(media.hash, [...hashes]), eq(media.inLibrary, true)));

/** Selects televisions that show a picture, deleted ones last. */
export const selectTelevisionsWith = (db: DbOrTx, hash: string) =>
  db
    .select({
      _id: products.id,
      name: products.name,
      is_deleted: sql<boolean>`${products.removedAt} is not null`,
    })
    .from(productPictures)
    .innerJoin(products, eq(products.id, productPictures.productId))
    .where(eq(productPictures.mediaHash, hash))
    .orderBy(sql`${products.removedAt} is not null`, asc(products.name), asc(products.id))
    .limit(NAMED_MAX);

export const selectNewsWith = (db: DbOrTx, hash: string) =>
  db
    .select({ _id: news.id, title: news.title })
    .from(newsPictures)
    .innerJoin(news, eq(news.id, newsPictures.newsId))
    .where(eq(newsPictures.mediaHash, hash))
    .orderBy(asc(news.title), asc(news.id))
    .limit(NAMED_MAX);

/** Locks pictures of the library against being shown or deleted elsewhere. Returns their names by hash. */
export async function lockPictures(tx: Tx, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ hash: media.hash, name: media.name })
    .from(media)
    .where(and(inArray(media.hash, [...hashes]), eq(media.inLibrary, true)))
    .orderBy(asc(media.hash))
    .for('update');
  return new Map(rows.map(({ hash, name }) => [hash, name]));
}

export async function renamePictureRow(tx: Tx, hash: string, name: string): Promise<void> {
  await tx.update(media).set({ name }).where(eq(media.hash, hash));
}

/** Deletes those locked pictures that nothing shows. Returns their hashes. */
export async function deleteUnused(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(media)
    .where(and(inArray(media.hash, [...hashes]), shownNowhere(tx)))
    .returning({ hash: media.hash });
  return rows.map(({ hash }) => hash);
}

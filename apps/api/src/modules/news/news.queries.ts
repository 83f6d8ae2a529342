import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListNewsInput } from '@aabha/contracts/news/news.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { media } from '@aabha/db/schema/media';
import { news, newsPictures } from '@aabha/db/schema/news';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const columns = {
  _id: news.id,
  title: news.title,
  subtitle: news.subtitle,
  description: news.description,
  created_at: news.createdAt,
  updated_at: news.updatedAt,
};

const SORT_BY = { created_at: sql`${news.createdAt}`, title: sql`lower(${news.title})` };

function matching({ filters }: Pick<ListNewsInput, 'filters'>): SQL | undefined {
  const title = filterText(filters.title);
  return and(title === undefined ? undefined : containsText(news.title, title));
}

/** Selects a page of articles, newest first by default (docs/spec/news.md#lists). */
export function selectNews(db: DbOrTx, input: ListNewsInput) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(columns)
    .from(news)
    .where(matching(input))
    .orderBy(direction(by), direction(news.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}
export type NewsRow = Awaited<ReturnType<typeof selectNews>>[number];

export async function countNews(db: DbOrTx, input: Pick<ListNewsInput, 'filters'>): Promise<number> {
  const [row] = await db.select({ n: count() }).from(news).where(matching(input));
  return row?.n ?? 0;
}

export async function findNews(db: DbOrTx, id: string): Promise<NewsRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(columns).from(news).where(eq(news.id, id));
  return row;
}

/** Returns an article, locked against concurrent changes. */
export async function lockNews(tx: Tx, id: string): Promise<NewsRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(columns).from(news).where(eq(news.id, id)).for('update');
  return row;
}

/** Selects the stored pictures of articles, in order. */
export function picturesOfNews(db: DbOrTx, newsIds: readonly string[]) {
  return db
    .select({
      newsId: newsPictures.newsId,
      hash: media.hash,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      fallbackFile: media.fallbackFile,
      sources: media.sources,
    })
    .from(newsPictures)
    .innerJoin(media, eq(media.hash, newsPictures.mediaHash))
    .where(inArray(newsPictures.newsId, [...newsIds]))
    .orderBy(asc(newsPictures.newsId), asc(newsPictures.position));
}

type NewsTexts = Pick<typeof news.$inferInsert, 'title' | 'subtitle' | 'description'>;

export async function insertNews(tx: Tx, texts: NewsTexts): Promise<NewsRow> {
  return only(await tx.insert(news).values(texts).returning(columns));
}

export async function updateNewsTexts(tx: Tx, id: string, texts: NewsTexts): Promise<NewsRow> {
  return only(
    await tx
      .update(news)
      .set({ ...texts, updatedAt: sql`clock_timestamp()` })
      .where(eq(news.id, id))
      .returning(columns),
  );
}

/** Sets the pictures of an article, in this order. */
export async function replaceNewsPictures(tx: Tx, newsId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(newsPictures).where(eq(newsPictures.newsId, newsId));
  if (hashes.length > 0)
    await tx
      .insert(newsPictures)
      .values(hashes.map((mediaHash, position) => ({ newsId, position, mediaHash })));
}

export async function deleteNews(tx: Tx, id: string): Promise<void> {
  await tx.delete(news).where(eq(news.id, id));
}

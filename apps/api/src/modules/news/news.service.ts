import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type {
  CreateNewsInput,
  ListNewsInput,
  News,
  UpdateNewsInput,
} from '@aabha/contracts/news/news.schema';
import { NEWS_IMAGES_MAX } from '@aabha/contracts/settings/limits';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { toPicture } from '../media/pictures.service';
import { arrangeHashes, storeMedia, storePictures } from '../media/uploads.service';
import {
  countNews,
  deleteNews,
  findNews,
  insertNews,
  lockNews,
  picturesOfNews,
  replaceNewsPictures,
  selectNews,
  updateNewsTexts,
  type NewsRow,
} from './news.queries';

async function withPictures(db: DbOrTx, rows: readonly NewsRow[]): Promise<News[]> {
  if (rows.length === 0) return [];
  const stored = await picturesOfNews(
    db,
    rows.map((row) => row._id),
  );
  return rows.map((row) => {
    const pictures = stored.filter((picture) => picture.newsId === row._id).map(toPicture);
    return { ...row, pictures, image: pictures.map(({ src }) => src) };
  });
}

async function whole(db: DbOrTx, row: NewsRow | undefined): Promise<News> {
  const [article] = row ? await withPictures(db, [row]) : [];
  if (!article) throw appError('NEWS_NOT_FOUND');
  return article;
}

/** Returns a page of news, newest first (docs/spec/news.md#lists). */
export async function listNews(ctx: RequestContext, input: ListNewsInput) {
  const [rows, newsCount] = await Promise.all([selectNews(ctx.db, input), countNews(ctx.db, input)]);
  return { newsList: await withPictures(ctx.db, rows), newsCount };
}

export async function getNews(ctx: RequestContext, { id }: { id: string }) {
  return { news: await whole(ctx.db, await findNews(ctx.db, id)) };
}

/** Returns the fields of an article for the audit log. */
const auditedFields = ({ title, subtitle, description, image }: News) => ({
  title,
  subtitle,
  description,
  image,
});

/** Creates an article with its pictures (docs/spec/news.md#publishing). */
export async function createNews(ctx: SignedInContext, { img, existingImages, ...texts }: CreateNewsInput) {
  const pictures = await storePictures(ctx, img);
  const news = await inTx(ctx.db, async (tx) => {
    const row = await insertNews(tx, texts);
    await storeMedia(tx, pictures);
    const added = pictures.map(({ hash }) => hash);
    const change = { present: new Map<string, string>(), existingImages, imagesToDelete: [], added };
    await replaceNewsPictures(tx, row._id, await arrangeHashes(tx, change, NEWS_IMAGES_MAX));
    const created = await whole(tx, row);
    await writeAudit(tx, ctx.user.id, {
      action: 'news.create',
      entity: 'news',
      entityId: created._id,
      before: null,
      after: auditedFields(created),
    });
    return created;
  });
  return { news };
}

/** Returns the hashes of an article's pictures by file name. */
async function presentHashes(tx: Tx, newsId: string): Promise<Map<string, string>> {
  const stored = await picturesOfNews(tx, [newsId]);
  return new Map(stored.map(({ fallbackFile, hash }) => [fallbackFile, hash]));
}

/**
 * Changes an article and its pictures, unless it changed since the edit was opened (409 with the present
 * one).
 */
export async function updateNews(ctx: SignedInContext, input: UpdateNewsInput) {
  const { id, updated_at, existingImages, imagesToDelete, img, ...texts } = input;
  /* An unknown article is refused before its pictures are processed. */
  if (!(await findNews(ctx.db, id))) throw appError('NEWS_NOT_FOUND');
  const pictures = await storePictures(ctx, img);
  const news = await inTx(ctx.db, async (tx) => {
    const present = await whole(tx, await lockNews(tx, id));
    assertAllowed(checkUnchanged(present, updated_at));
    const hashes = await arrangeHashes(
      tx,
      {
        present: await presentHashes(tx, id),
        existingImages,
        imagesToDelete,
        added: pictures.map(({ hash }) => hash),
      },
      NEWS_IMAGES_MAX,
    );
    await storeMedia(tx, pictures);
    await replaceNewsPictures(tx, id, hashes);
    const updated = await whole(tx, await updateNewsTexts(tx, id, texts));
    const change = changedFields(auditedFields(present), auditedFields(updated));
    if (change)
      await writeAudit(tx, ctx.user.id, { action: 'news.update', entity: 'news', entityId: id, ...change });
    return updated;
  });
  return { news };
}

/** Deletes an article. Its pictures stay: their URLs may be in caches and in mails. */
export async function removeNews(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await whole(tx, await lockNews(tx, id));
    await deleteNews(tx, id);
    await writeAudit(tx, ctx.user.id, {
      action: 'news.remove',
      entity: 'news',
      entityId: id,
      before: auditedFields(present),
      after: null,
    });
  });
  return { message: 'News deleted successfully!' };
}

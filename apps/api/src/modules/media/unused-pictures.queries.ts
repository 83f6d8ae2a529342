import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { media } from '@aabha/db/schema/media';
import { newsPictures } from '@aabha/db/schema/news';
import { productPictures } from '@aabha/db/schema/products';
import { reviewPhotos } from '@aabha/db/schema/review-photos';

/** Returns the condition for pictures that no television, article or review shows. */
export function shownNowhere(db: DbOrTx) {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(productPictures).where(eq(productPictures.mediaHash, media.hash))),
    notExists(db.select(one).from(newsPictures).where(eq(newsPictures.mediaHash, media.hash))),
    notExists(db.select(one).from(reviewPhotos).where(eq(reviewPhotos.mediaHash, media.hash))),
  );
}

/**
 * Deletes the rows of pictures that are outside of the library and that nothing shows any more. Returns each with its files. They
 * are locked first, so that an upload of the same picture at the same time is seen.
 */
export async function deleteUnusedPhotos(tx: Tx, hashes: readonly string[]) {
  const among = and(inArray(media.hash, [...hashes]), eq(media.inLibrary, false));
  await tx.select({ hash: media.hash }).from(media).where(among).orderBy(asc(media.hash)).for('update');
  return tx
    .delete(media)
    .where(and(among, shownNowhere(tx)))
    .returning({ hash: media.hash, fallbackFile: media.fallbackFile, sources: media.sources });
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { StoredMedia } from '@aabha/db/media/derive-picture';
import { media, mediaClaims } from '@aabha/db/schema/media';
import { productPictures } from '@aabha/db/schema/products';

export const STORED_PICTURE = {
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  fallbackFile: media.fallbackFile,
  sources: media.sources,
};

/** Returns the pictures of these products, each with its product, in order. */
export const selectPicturesOfProducts = (db: DbOrTx, productIds: readonly string[]) =>
  db
    .select({ productId: productPictures.productId, ...STORED_PICTURE })
    .from(productPictures)
    .innerJoin(media, eq(media.hash, productPictures.mediaHash))
    .where(inArray(productPictures.productId, [...productIds]))
    .orderBy(asc(productPictures.productId), asc(productPictures.position));

/** Returns the stored pictures with these hashes, each once. */
export const selectPictures = (db: DbOrTx, hashes: readonly string[]) =>
  db
    .select({ hash: media.hash, ...STORED_PICTURE })
    .from(media)
    .where(inArray(media.hash, [...new Set(hashes)]));

/** Locks pictures of the library until the end of the transaction, so that none is deleted meanwhile. Returns those that exist. */
export async function keepPictures(tx: Tx, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await tx
    .select({ hash: media.hash })
    .from(media)
    .where(and(inArray(media.hash, [...hashes]), eq(media.inLibrary, true)))
    .orderBy(asc(media.hash))
    .for('key share');
  return rows.map(({ hash }) => hash);
}

/**
 * Inserts stored pictures in the transaction of the record that shows them, which ends the claims of their upload. One that is
 * stored already gets the name of its file where it has none, and is locked: it may be about to be deleted from the library.
 */
export async function storeMedia(tx: Tx, pictures: readonly StoredMedia[]): Promise<void> {
  if (pictures.length === 0) return;
  const once = new Map(pictures.map((picture) => [picture.hash, picture]));
  await tx
    .insert(media)
    .values([...once.values()].toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflictDoUpdate({
      target: media.hash,
      set: {
        name: sql`case when ${media.name} = '' then excluded.name else ${media.name} end`,
        inLibrary: sql`${media.inLibrary} or excluded.in_library`,
      },
    });
  const hashes = pictures.map(({ hash }) => hash);
  await tx.delete(mediaClaims).where(inArray(mediaClaims.hash, hashes));
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { StoredMedia } from '@aabha/db/media/derive-picture';
import { media, mediaClaims } from '@aabha/db/schema/media';
import { productPictures } from '@aabha/db/schema/products';

const STORED_PICTURE = {
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

/** Inserts stored pictures in the transaction of the record that shows them, which ends the claims of their upload. */
export async function storeMedia(tx: Tx, pictures: readonly StoredMedia[]): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(media)
    .values([...pictures])
    .onConflictDoNothing();
  const hashes = pictures.map(({ hash }) => hash);
  await tx.delete(mediaClaims).where(inArray(mediaClaims.hash, hashes));
}

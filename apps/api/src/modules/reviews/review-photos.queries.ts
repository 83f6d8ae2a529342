import { aliasedTable, and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { media } from '@aabha/db/schema/media';
import { products } from '@aabha/db/schema/products';
import { reviewPhotos } from '@aabha/db/schema/review-photos';
import { reviews } from '@aabha/db/schema/reviews';

const staff = aliasedTable(users, 'photo_staff');

const COLUMNS = {
  id: reviewPhotos.id,
  reviewId: reviewPhotos.reviewId,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  fallbackFile: media.fallbackFile,
  sources: media.sources,
};

/** Selects the photos of these reviews that shoppers see, each with its review, in order. */
export const selectVisiblePhotos = (db: DbOrTx, reviewIds: readonly string[]) =>
  db
    .select(COLUMNS)
    .from(reviewPhotos)
    .innerJoin(media, eq(media.hash, reviewPhotos.mediaHash))
    .where(and(inArray(reviewPhotos.reviewId, [...reviewIds]), isNull(reviewPhotos.hiddenAt)))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position));

/** Selects all photos of these reviews, hidden ones too, with who hid them. */
export const selectAllPhotos = (db: DbOrTx, reviewIds: readonly string[]) =>
  db
    .select({
      ...COLUMNS,
      hidden_at: reviewPhotos.hiddenAt,
      hidden_by: { name: staff.name },
      hidden_reason: reviewPhotos.hiddenReason,
    })
    .from(reviewPhotos)
    .innerJoin(media, eq(media.hash, reviewPhotos.mediaHash))
    .leftJoin(staff, eq(staff.id, reviewPhotos.hiddenBy))
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.reviewId), asc(reviewPhotos.position));

/** Inserts the photos of a new review, in order; the files are stored already. */
export async function insertPhotos(tx: Tx, reviewId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .insert(reviewPhotos)
    .values(hashes.map((mediaHash, position) => ({ reviewId, mediaHash, position })));
}

/** Returns why a person cannot review a product, if so: it is not listed, or they have reviewed it. */
export async function findReviewObstacle(
  db: DbOrTx,
  { productId, userId }: { productId: string; userId: string },
): Promise<'unlisted' | 'twice' | undefined> {
  const [row] = await db
    .select({
      isListed: products.isListed,
      /* Named in full: in a query of one table the builder leaves the names of tables out. */
      isWritten: sql<boolean>`exists (select from reviews r
        where r.product_id = products.id and r.user_id = ${userId})`,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!row?.isListed) return 'unlisted';
  return row.isWritten ? 'twice' : undefined;
}

/** Returns a photo of a locked review. */
export async function findPhoto(tx: Tx, { reviewId, photoId }: { reviewId: string; photoId: string }) {
  if (!isUuid(photoId)) return undefined;
  const [row] = await tx
    .select({
      id: reviewPhotos.id,
      position: reviewPhotos.position,
      hiddenAt: reviewPhotos.hiddenAt,
      hiddenReason: reviewPhotos.hiddenReason,
    })
    .from(reviewPhotos)
    .where(and(eq(reviewPhotos.id, photoId), eq(reviewPhotos.reviewId, reviewId)));
  return row;
}

interface Hiding {
  hiddenAt: string;
  hiddenBy: string;
  hiddenReason: string;
}

/** Hides a photo of a locked review, or with null shows it again. */
export async function setHiding(
  tx: Tx,
  { reviewId, photoId }: { reviewId: string; photoId: string },
  hiding: Hiding | null,
): Promise<void> {
  await tx
    .update(reviewPhotos)
    .set(hiding ?? { hiddenAt: null, hiddenBy: null, hiddenReason: null })
    .where(eq(reviewPhotos.id, photoId));
  await recountPhotos(tx, [reviewId]);
}

/** Writes how many photos of these locked reviews shoppers see. */
async function recountPhotos(tx: Tx, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx
    .update(reviews)
    .set({
      photoCount: sql`(select count(*)::smallint from ${reviewPhotos}
        where ${reviewPhotos.reviewId} = ${reviews.id} and ${reviewPhotos.hiddenAt} is null)`,
    })
    .where(inArray(reviews.id, [...reviewIds]));
}

/** Locks the reviews of a person and returns the hashes of their photos. */
export async function lockPhotosOf(tx: Tx, userId: string): Promise<string[]> {
  const own = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.id))
    .for('update');
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ hash: reviewPhotos.mediaHash })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, ids));
  return rows.map(({ hash }) => hash);
}

/**
 * Deletes the photos that were hidden, or whose review was removed, before a time, of at most so many reviews. Returns their
 * hashes, one for each photo; concurrent workers take different reviews.
 */
export async function deleteExpiredPhotos(tx: Tx, before: string, count: number): Promise<string[]> {
  const expired = sql`(${reviewPhotos.hiddenAt} < ${before} or ${reviews.removedAt} < ${before})`;
  const locked = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      sql`exists (select from ${reviewPhotos} where ${reviewPhotos.reviewId} = ${reviews.id} and ${expired})`,
    )
    .orderBy(asc(reviews.id))
    .limit(count)
    .for('update', { skipLocked: true });
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const removed = sql`(select r.id from reviews r where r.removed_at < ${before})`;
  const deleted = await tx
    .delete(reviewPhotos)
    .where(
      and(
        inArray(reviewPhotos.reviewId, ids),
        sql`(${reviewPhotos.hiddenAt} < ${before} or ${reviewPhotos.reviewId} in ${removed})`,
      ),
    )
    .returning({ hash: reviewPhotos.mediaHash });
  await recountPhotos(tx, ids);
  return deleted.map(({ hash }) => hash);
}

/** Returns a photo for the mail to the author of its review. */
export async function findPhotoForMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: users.name,
      productId: products.id,
      product: products.name,
      title: reviews.title,
      position: reviewPhotos.position,
      hiddenAt: reviewPhotos.hiddenAt,
      hiddenReason: reviewPhotos.hiddenReason,
    })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviewPhotos.id, id));
  return row;
}

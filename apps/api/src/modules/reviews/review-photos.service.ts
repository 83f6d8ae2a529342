import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { ReviewPhoto } from '@aabha/contracts/reviews/reviews.schema';
import type { StaffReviewPhoto } from '@aabha/contracts/reviews/reviews.staff.schema';
import type { UploadedFile } from '@aabha/contracts/wire/form.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { dropPhotos } from '../media/drop-photos.service';
import { toPicture } from '../media/pictures.service';
import { storePhotos } from '../media/uploads.service';
import {
  deleteExpiredPhotos,
  findReviewObstacle,
  lockPhotosOf,
  selectAllPhotos,
  selectVisiblePhotos,
} from './review-photos.queries';

type PhotoRow = Awaited<ReturnType<typeof selectVisiblePhotos>>[number];

/* Without the placeholder, which would be most of the weight of a list of reviews. */
function wire(row: PhotoRow): ReviewPhoto {
  const { src, width, height, sources } = toPicture(row);
  return { _id: row.id, src, width, height, sources };
}

function ofReviews<T extends { reviewId: string }, P>(rows: readonly T[], toPhoto: (row: T) => P) {
  const found = new Map<string, P[]>();
  for (const row of rows) found.set(row.reviewId, [...(found.get(row.reviewId) ?? []), toPhoto(row)]);
  return found;
}

/** Returns reviews with the photos that shoppers see. Reads nothing where none has any. */
export async function withPhotos<T extends { _id: string; photoCount: number }>(
  db: DbOrTx,
  rows: readonly T[],
) {
  const ids = rows.filter(({ photoCount }) => photoCount > 0).map(({ _id }) => _id);
  const photos = ids.length === 0 ? new Map() : ofReviews(await selectVisiblePhotos(db, ids), wire);
  return rows.map(({ photoCount: _count, ...row }) => ({
    ...row,
    photos: (photos.get(row._id) ?? []) as ReviewPhoto[],
  }));
}

/** Returns reviews with all their photos, hidden ones too, for staff. */
export async function withAllPhotos<T extends { _id: string }>(db: DbOrTx, rows: readonly T[]) {
  const ids = rows.map(({ _id }) => _id);
  const found = ids.length === 0 ? [] : await selectAllPhotos(db, ids);
  const photos = ofReviews(found, ({ hidden_at, hidden_by, hidden_reason, ...row }): StaffReviewPhoto => ({
    ...wire(row),
    hidden_at,
    hidden_by,
    hidden_reason,
  }));
  return rows.map((row) => ({ ...row, photos: photos.get(row._id) ?? [] }));
}

/**
 * Stores the files of a review before its transaction. A review that would be refused anyway stores none, so that the shop is no
 * place for files that nothing shows. Refuses with 413 or 415 under `fields.files`.
 */
export async function storeReviewPhotos(
  deps: Pick<AppDeps, 'db' | 'ports'>,
  files: readonly UploadedFile[],
  review: { productId: string; userId: string },
) {
  if (files.length === 0) return [];
  const obstacle = await findReviewObstacle(deps.db, review);
  if (obstacle !== undefined) throw appError(obstacle === 'twice' ? 'REVIEW_TWICE' : 'PRODUCT_NOT_FOUND');
  try {
    return await storePhotos(deps, files);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.data, { files: error.message });
  }
}

/** Locks the reviews of a person who is erased, and returns the hashes of their photos for `dropPhotos`. */
export function lockReviewPhotosOf(tx: Tx, userId: string): Promise<string[]> {
  return lockPhotosOf(tx, userId);
}

/**
 * Deletes photos that were hidden, or whose review was removed, before a time: of so many reviews at most. Returns how many
 * (docs/spec/retention.md#deleted).
 */
export function purgeReviewPhotos({ db }: Pick<AppDeps, 'db'>, before: string, count: number) {
  return inTx(db, async (tx) => {
    const hashes = await deleteExpiredPhotos(tx, before, count);
    await dropPhotos(tx, [...new Set(hashes)]);
    return hashes.length;
  });
}

import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  checkReviewRemoval,
  checkReviewRestoration,
  ratingOf,
  ratingWithout,
} from '@aabha/contracts/reviews/reviews.rules';
import { REVIEW_COLUMNS } from '@aabha/contracts/reviews/reviews.csv';
import type {
  ExportReviewsInput,
  ListStaffReviewsInput,
  RemoveReviewInput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { withAllPhotos } from './review-photos.service';
import {
  changeRating,
  countStaffReviews,
  findReviewForMail,
  findReviewIds,
  findStaffReview,
  lockReview,
  selectReviewsOfIds,
  selectStaffReviews,
  setRemoval,
} from './reviews.staff.queries';

/** Returns a page of reviews for staff, removed ones too by default. */
export async function listStaffReviews(ctx: SignedInContext, input: ListStaffReviewsInput) {
  const [rows, reviewCount] = await Promise.all([
    selectStaffReviews(ctx.db, input),
    countStaffReviews(ctx.db, input),
  ]);
  return { reviewList: await withAllPhotos(ctx.db, rows), reviewCount };
}

/** Exports the reviews under these filters, newest first. */
export function exportReviews(ctx: SignedInContext, { filters }: ExportReviewsInput) {
  return startExport(ctx, {
    list: 'reviews',
    filters,
    columns: REVIEW_COLUMNS,
    findIds: (db) => findReviewIds(db, { filters }),
    readRows: async (db, ids) => withAllPhotos(db, await selectReviewsOfIds(db, ids)),
  });
}

async function lockKnownReview(tx: Tx, id: string) {
  const review = await lockReview(tx, id);
  if (!review) throw appError('REVIEW_NOT_FOUND');
  return review;
}

/** Returns a review as staff see it. Throws REVIEW_NOT_FOUND. */
export async function getStaffReview(ctx: SignedInContext, id: string) {
  const row = await findStaffReview(ctx.db, id);
  const [review] = await withAllPhotos(ctx.db, row ? [row] : []);
  if (!review) throw appError('REVIEW_NOT_FOUND');
  return { review };
}

/**
 * Removes a review: shoppers no longer see it, its stars no longer count, and its author is mailed the
 * reason. It stays their one review of the product, so they cannot write another. Refuses a removed one.
 */
export async function removeReview(ctx: SignedInContext, { id, reason }: RemoveReviewInput) {
  await inTx(ctx.db, async (tx) => {
    const review = await lockKnownReview(tx, id);
    assertAllowed(checkReviewRemoval(review));
    const removedAt = ctx.now().toISOString();
    await setRemoval(tx, id, { removedAt, removedBy: ctx.user.id, removalReason: reason });
    await changeRating(tx, review.productId, ratingWithout(review));
    await enqueue(tx, 'mail.review-removed', { reviewId: id, removedAt });
    await writeAudit(tx, ctx.user.id, {
      action: 'review.remove',
      entity: 'review',
      entityId: id,
      before: { removed: false },
      after: { removed: true, removal_reason: reason },
    });
  });
  return getStaffReview(ctx, id);
}

/** Restores a removed review with its stars, and mails its author. */
export async function restoreReview(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const review = await lockKnownReview(tx, id);
    assertAllowed(checkReviewRestoration(review));
    await setRemoval(tx, id, null);
    await changeRating(tx, review.productId, ratingOf(review));
    await enqueue(tx, 'mail.review-restored', { reviewId: id });
    await writeAudit(tx, ctx.user.id, {
      action: 'review.restore',
      entity: 'review',
      entityId: id,
      before: { removed: true, removal_reason: review.removalReason },
      after: { removed: false },
    });
  });
  return getStaffReview(ctx, id);
}

/** Returns a review for the mail to its author; undefined when it no longer exists. */
export function reviewForMail(db: DbOrTx, id: string) {
  return findReviewForMail(db, id);
}

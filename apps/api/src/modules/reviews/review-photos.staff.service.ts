import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkPhotoHiding, checkPhotoShowing } from '@aabha/contracts/reviews/reviews.rules';
import type {
  HideReviewPhotoInput,
  ShowReviewPhotoInput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { findPhoto, findPhotoForMail, setHiding } from './review-photos.queries';
import { lockReview } from './reviews.staff.queries';
import { getStaffReview } from './reviews.staff.service';

async function lockKnownPhoto(tx: Tx, { id, photo: photoId }: ShowReviewPhotoInput) {
  if (!(await lockReview(tx, id))) throw appError('REVIEW_NOT_FOUND');
  const photo = await findPhoto(tx, { reviewId: id, photoId });
  if (!photo) throw appError('REVIEW_PHOTO_NOT_FOUND');
  return photo;
}

/** Hides one photo of a review from shoppers, and mails its author the reason. Text and stars stay. Refuses a hidden one. */
export async function hideReviewPhoto(ctx: SignedInContext, input: HideReviewPhotoInput) {
  const { id, photo: photoId, reason } = input;
  await inTx(ctx.db, async (tx) => {
    const photo = await lockKnownPhoto(tx, input);
    assertAllowed(checkPhotoHiding(photo));
    const hiddenAt = ctx.now().toISOString();
    await setHiding(tx, { reviewId: id, photoId }, { hiddenAt, hiddenBy: ctx.user.id, hiddenReason: reason });
    await enqueue(tx, 'mail.review-photo', { photoId, hiddenAt });
    await writeAudit(tx, ctx.user.id, {
      action: 'review.hide-photo',
      entity: 'review',
      entityId: id,
      before: { photo: photo.position + 1, hidden: false },
      after: { photo: photo.position + 1, hidden: true, hidden_reason: reason },
    });
  });
  return getStaffReview(ctx, id);
}

/** Shows a hidden photo again, and mails the author of its review. */
export async function showReviewPhoto(ctx: SignedInContext, input: ShowReviewPhotoInput) {
  const { id, photo: photoId } = input;
  await inTx(ctx.db, async (tx) => {
    const photo = await lockKnownPhoto(tx, input);
    assertAllowed(checkPhotoShowing(photo));
    await setHiding(tx, { reviewId: id, photoId }, null);
    await enqueue(tx, 'mail.review-photo', { photoId, hiddenAt: null });
    await writeAudit(tx, ctx.user.id, {
      action: 'review.show-photo',
      entity: 'review',
      entityId: id,
      before: { photo: photo.position + 1, hidden: true, hidden_reason: photo.hiddenReason },
      after: { photo: photo.position + 1, hidden: false },
    });
  });
  return getStaffReview(ctx, id);
}

/** Returns a photo for the mail to its author; undefined when it no longer exists. */
export function photoForMail(db: DbOrTx, id: string) {
  return findPhotoForMail(db, id);
}

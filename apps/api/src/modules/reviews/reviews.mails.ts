import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { reviewRemovedMail, reviewRestoredMail } from '../../mails/templates/review-mails';
import { reviewForMail } from './reviews.staff.service';

/** Mails that staff removed a review, and why; sends nothing where it was restored or removed again since. */
export async function mailReviewRemoved(
  deps: AppDeps,
  { reviewId, removedAt }: { reviewId: string; removedAt: string },
  effectId: string,
): Promise<void> {
  const review = await reviewForMail(deps.db, reviewId);
  if (!review || review.removedAt !== removedAt) return;
  const language = await mailLanguage(deps, review);
  await deps.ports.mail.send(
    reviewRemovedMail(deps, { messageId: effectId, to: review.email, language }, review),
  );
}

/** Staff show a review again. */
export async function mailReviewRestored(
  deps: AppDeps,
  { reviewId }: { reviewId: string },
  effectId: string,
): Promise<void> {
  const review = await reviewForMail(deps.db, reviewId);
  if (!review || review.removedAt !== null) return;
  const language = await mailLanguage(deps, review);
  await deps.ports.mail.send(
    reviewRestoredMail(deps, { messageId: effectId, to: review.email, language }, review),
  );
}

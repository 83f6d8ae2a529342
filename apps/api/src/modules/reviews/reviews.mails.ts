import type { AppDeps } from '../../context/deps';
import { reviewForMail } from './reviews.staff.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';

const productUrl = (deps: AppDeps, productId: string) =>
  new URL(`/television/${productId}`, deps.config.STORE_URL).toString();

/** Mails that staff removed a review, and why; sends nothing where it was restored or removed again since. */
export async function mailReviewRemoved(
  deps: AppDeps,
  { reviewId, removedAt }: { reviewId: string; removedAt: string },
  effectId: string,
): Promise<void> {
  const review = await reviewForMail(deps.db, reviewId);
  if (!review || review.removedAt !== removedAt) return;
  const { brand } = deps.settings.current;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: review.email,
      subject: `Your review of ${review.product} was removed`,
      greeting: `Hello ${review.name},`,
      blocks: [
        text(
          `We have removed your review of ${review.product}. Other shoppers can no longer see it, and its stars no longer count.`,
        ),
        rows(['Your review', review.title], ['Reason', review.removalReason ?? '']),
        text(
          `You can review a product only once, so you cannot write another review of it. If you think this is a mistake, please write to ${brand.supportEmail} and we will check again.`,
        ),
      ],
    }),
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
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: review.email,
      subject: `Your review of ${review.product} is shown again`,
      greeting: `Hello ${review.name},`,
      blocks: [
        text(
          `We removed your review of ${review.product} by mistake. We are sorry. Shoppers can see it again, and its stars count.`,
        ),
        rows(['Your review', review.title]),
        button('See your review', productUrl(deps, review.productId)),
      ],
    }),
  );
}

import { textsOf } from '@aabha/messages/texts-of';
import type { Language } from '@aabha/contracts/language/language';
import type { AppDeps } from '../../context/deps';
import { reviewForMail } from './reviews.staff.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';

const TEXTS = textsOf('mailReviews');
const COMMON = textsOf('mailCommon');

const productUrl = (deps: AppDeps, language: Language, productId: string) =>
  storeUrl(deps, language, `/television/${productId}`).toString();

/** Mails that staff removed a review, and why; sends nothing where it was restored or removed again since. */
export async function mailReviewRemoved(
  deps: AppDeps,
  { reviewId, removedAt }: { reviewId: string; removedAt: string },
  effectId: string,
): Promise<void> {
  const review = await reviewForMail(deps.db, reviewId);
  if (!review || review.removedAt !== removedAt) return;
  const language = await mailLanguage(deps, review);
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: review.email,
      language,
      subject: texts.removedSubject(review.product),
      greeting: COMMON[language].helloTo(review.name),
      blocks: [
        text(texts.removed(review.product)),
        rows([texts.yourReview, review.title], [COMMON[language].reason, review.removalReason ?? '']),
        text(texts.onlyOnce(deps.settings.current.brand.supportEmail)),
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
  const language = await mailLanguage(deps, review);
  const texts = TEXTS[language];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: review.email,
      language,
      subject: texts.restoredSubject(review.product),
      greeting: COMMON[language].helloTo(review.name),
      blocks: [
        text(texts.restored(review.product)),
        rows([texts.yourReview, review.title]),
        button(texts.seeReview, productUrl(deps, language, review.productId)),
      ],
    }),
  );
}

import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailReviews');
const COMMON = textsOf('mailCommon');

/** A review as its mails need it. */
export interface MailedReview {
  name: string;
  product: string;
  productId: string;
  title: string;
  removalReason: string | null;
}

/** Returns the mail about a review that staff removed, and why. */
export function reviewRemovedMail(shop: MailShop, envelope: TranslatedEnvelope, review: MailedReview): Mail {
  const [texts, common] = [TEXTS[envelope.language], COMMON[envelope.language]];
  return composeMail(shop, {
    ...envelope,
    subject: texts.removedSubject(review.product),
    greeting: common.helloTo(review.name),
    blocks: [
      text(texts.removed(review.product)),
      rows([texts.yourReview, review.title], [common.reason, review.removalReason ?? '']),
      text(texts.onlyOnce(shop.settings.current.brand.supportEmail)),
    ],
  });
}

/** Returns the mail about a review that staff show again. */
export function reviewRestoredMail(shop: MailShop, envelope: TranslatedEnvelope, review: MailedReview): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.restoredSubject(review.product),
    greeting: COMMON[language].helloTo(review.name),
    blocks: [
      text(texts.restored(review.product)),
      rows([texts.yourReview, review.title]),
      button(texts.seeReview, storeUrl(shop, language, `/television/${review.productId}`).toString()),
    ],
  });
}

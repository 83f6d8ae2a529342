import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailReviews');
const COMMON = textsOf('mailCommon');

/** A photo of a review as its mail needs it. */
interface MailedReviewPhoto {
  name: string;
  product: string;
  productId: string;
  title: string;
  /** Its place among the photos of the review, from 0. */
  position: number;
  /** Null for one that is shown again. */
  hiddenAt: string | null;
  hiddenReason: string | null;
}

/** Returns the mail about a photo that staff hid, and why, or show again. */
export function reviewPhotoMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  photo: MailedReviewPhoto,
): Mail {
  const { language } = envelope;
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const number = photo.position + 1;
  const isHidden = photo.hiddenAt !== null;
  return composeMail(shop, {
    ...envelope,
    subject: isHidden ? texts.photoHiddenSubject(photo.product) : texts.photoShownSubject(photo.product),
    greeting: common.helloTo(photo.name),
    blocks: isHidden
      ? [
          text(texts.photoHidden(number, photo.product)),
          rows([texts.yourReview, photo.title], [common.reason, photo.hiddenReason ?? '']),
          text(texts.photoMistake(shop.settings.current.brand.supportEmail)),
        ]
      : [
          text(texts.photoShown(number, photo.product)),
          rows([texts.yourReview, photo.title]),
          button(texts.seeReview, storeUrl(shop, language, `/television/${photo.productId}`).toString()),
        ],
  });
}

import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailPayLink');
const COMMON = textsOf('mailCommon');

/** A draft order that can be paid. */
interface MailedDraft {
  name: string;
  address: string;
  city: string;
  zip: string;
  amountPaise: Paise;
  /** ISO-8601 instant. */
  expiresAt: string;
  lines: readonly { productName: string | null; quantity: number }[];
  url: string;
}

/** Returns the mail with the link of a draft order and with what it has. */
export function payLinkMail(shop: MailShop, envelope: TranslatedEnvelope, draft: MailedDraft): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const amount = formatPaise(draft.amountPaise);
  return composeMail(shop, {
    ...envelope,
    subject: texts.subject(amount, shop.settings.current.brand.name),
    greeting: COMMON[language].helloTo(draft.name),
    blocks: [
      text(texts.composed),
      rows(
        ...draft.lines.map(({ productName, quantity }) => [productName ?? '', `× ${quantity}`] as const),
        [texts.total, amount],
        [texts.deliverTo, `${draft.address}, ${draft.city} ${draft.zip}`],
      ),
      text(texts.validUntil(DATES[language].formatDateTime(draft.expiresAt))),
      button(texts.pay, draft.url),
      text(texts.account),
    ],
  });
}

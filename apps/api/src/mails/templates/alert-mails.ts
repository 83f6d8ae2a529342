import type { AlertKind } from '@aabha/contracts/alerts/alerts.values';
import type { Language } from '@aabha/contracts/language/language';
import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, picture, rows, text, type Block } from '../compose-mail';
import { storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailAlerts');
const COMMON = textsOf('mailCommon');

/** An alert of a television. */
interface MailedAlert {
  kind: AlertKind;
  token: string;
  targetPaise: Paise | null;
  productId: string;
  television: string;
  /** The selling price of now. */
  pricePaise: Paise;
  /** The path of its first picture as a JPEG. */
  pictureFile: string | undefined;
}

function linkOf(shop: MailShop, language: Language, action: 'confirm' | 'stop', token: string): string {
  const url = storeUrl(shop, language, `/alert/${action}`);
  url.searchParams.set('token', token);
  return url.toString();
}

/** Returns a mail about an alert, with the link that stops it (docs/spec/alerts.md#mails). */
function alertMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { subject, blocks, token }: { subject: string; blocks: readonly Block[]; token: string },
): Mail {
  const { language } = envelope;
  const stop = linkOf(shop, language, 'stop', token);
  return {
    ...composeMail(shop, {
      ...envelope,
      subject,
      greeting: COMMON[language].hello,
      blocks,
      footer: TEXTS[language].stop(stop),
    }),
    headers: { 'List-Unsubscribe': `<${stop}>` },
  };
}

/** Returns the mail that asks an address to confirm an alert. It has nothing that a stranger typed. */
export function alertConfirmMail(shop: MailShop, envelope: TranslatedEnvelope, alert: MailedAlert): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const { kind, television, token } = alert;
  return alertMail(shop, envelope, {
    token,
    subject: texts.confirmSubject,
    blocks: [
      text(kind === 'stock' ? texts.confirmStock(television) : texts.confirmPrice(television)),
      button(texts.confirm, linkOf(shop, language, 'confirm', token)),
      text(texts.confirmWithin),
    ],
  });
}

/** Returns picture, price and link of a television, and that the alert has ended. */
function televisionBlocks(shop: MailShop, language: Language, alert: MailedAlert): Block[] {
  const texts = TEXTS[language];
  const { television, pictureFile, pricePaise, targetPaise } = alert;
  const page = storeUrl(shop, language, `/television/${alert.productId}`).toString();
  const source = pictureFile && new URL(pictureFile, shop.config.STORE_URL).toString();
  const waitedFor = targetPaise === null ? [] : [[texts.yourPrice, formatPaise(targetPaise)] as const];
  return [
    ...(source ? [picture(source, television, page)] : []),
    text(television),
    rows([texts.priceNow, formatPaise(pricePaise)], ...waitedFor),
    button(texts.seeTelevision, page),
    text(texts.ended),
  ];
}

/** Returns the mail to a person who waited for a television that is back. */
export function alertStockMail(shop: MailShop, envelope: TranslatedEnvelope, alert: MailedAlert): Mail {
  const texts = TEXTS[envelope.language];
  return alertMail(shop, envelope, {
    token: alert.token,
    subject: texts.stockSubject(alert.television),
    blocks: [text(texts.stock), ...televisionBlocks(shop, envelope.language, alert)],
  });
}

/** Returns the mail to a person who waited for a price that a television has now. */
export function alertPriceMail(shop: MailShop, envelope: TranslatedEnvelope, alert: MailedAlert): Mail {
  const texts = TEXTS[envelope.language];
  return alertMail(shop, envelope, {
    token: alert.token,
    subject: texts.priceSubject(formatPaise(alert.pricePaise), alert.television),
    blocks: [text(texts.price), ...televisionBlocks(shop, envelope.language, alert)],
  });
}

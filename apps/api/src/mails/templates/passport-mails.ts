import type { Language } from '@aabha/contracts/language/language';
import { OFFER_PREFIX } from '@aabha/contracts/passports/transfers.values';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailPassports');
const COMMON = textsOf('mailCommon');

/** A television that is transferred, with the days in India on which its warranty ends; empty where there is none. */
interface MailedTelevision {
  television: string;
  serial: string;
  endsOn: string;
  extendedEndsOn: string;
}

/** Returns serial number and end of the warranty as rows. */
function factsOf(language: Language, { serial, endsOn, extendedEndsOn }: MailedTelevision) {
  const [texts, { formatDay }] = [TEXTS[language], DATES[language]];
  return rows(
    [texts.serial, serial],
    ...(endsOn ? [[texts.warrantyUntil, formatDay(endsOn)] as const] : []),
    ...(extendedEndsOn ? [[texts.panelUntil, formatDay(extendedEndsOn)] as const] : []),
  );
}

/** Returns the mail to who is offered a television. It has nothing that the owner typed, and does not name the owner. */
export function passportOfferMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { token, ...shown }: MailedTelevision & { token: string },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.offerSubject(shown.television),
    greeting: COMMON[language].hello,
    blocks: [
      text(shown.television),
      text(texts.offer),
      factsOf(language, shown),
      button(texts.seeOffer, storeUrl(shop, language, `/passport/${OFFER_PREFIX}${token}`).toString()),
      text(texts.offerWithin),
    ],
  });
}

/** Returns the mail to the former owner of a television, which does not say whose it is now. */
export function passportGivenMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { television, serial }: MailedTelevision,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.givenSubject(television),
    greeting: COMMON[language].hello,
    blocks: [
      text(texts.given(television, serial)),
      text(texts.givenEnds),
      button(texts.seeTelevisions, storeUrl(shop, language, '/my-televisions').toString()),
    ],
  });
}

/** Returns the mail to the new owner of a television, with the link of its passport. */
export function passportReceivedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { token, ...shown }: MailedTelevision & { token: string },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.receivedSubject(shown.television),
    greeting: COMMON[language].hello,
    blocks: [
      text(shown.television),
      text(texts.received),
      factsOf(language, shown),
      button(texts.openPassport, storeUrl(shop, language, `/passport/${token}`).toString()),
      text(texts.newCode),
    ],
  });
}

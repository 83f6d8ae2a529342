import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import type { MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailWarranty');
const COMMON = textsOf('mailCommon');

interface EndingWarranty {
  television: string;
  serial: string;
  /** The last day with cover in India. */
  endsOn: string;
  /** Whether the extended warranty ends, which covers the panel or module only. */
  isPanelOnly: boolean;
  /** Of its passport. */
  token: string;
}

/** Returns the mail to the owner of a television whose warranty ends in 30 days (docs/spec/warranty-passport.md#reminder). */
export function warrantyEndsMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { television, serial, endsOn, isPanelOnly, token }: EndingWarranty,
): Mail {
  const { language } = envelope;
  const [texts, { formatDay }] = [TEXTS[language], DATES[language]];
  return composeMail(shop, {
    ...envelope,
    subject: texts.subject(television, formatDay(endsOn)),
    greeting: COMMON[language].hello,
    blocks: [
      text(isPanelOnly ? texts.panelEnds : texts.ends),
      rows([texts.television, television], [texts.serial, serial], [texts.lastDay, formatDay(endsOn)]),
      text(texts.check),
      button(texts.openPassport, storeUrl(shop, language, `/passport/${token}`).toString()),
      text(texts.asked),
    ],
  });
}

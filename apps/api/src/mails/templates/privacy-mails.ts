import { LINK_HOURS, type REQUEST_KINDS } from '@aabha/contracts/privacy/privacy.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import type { MailEnvelope, MailShop, TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailPrivacy');
const COMMON = textsOf('mailCommon');

/** A request or grievance about personal data as its mails need it. */
export interface MailedDataRequest {
  kind: (typeof REQUEST_KINDS)[number];
  email: string;
  text: string;
  /** ISO-8601 instant by which it is answered. */
  due_at: string;
  /** The account; null for a visitor, who has no name. */
  user: { name: string } | null;
}

const greetingOf = ({ user }: Pick<MailedDataRequest, 'user'>, { language }: TranslatedEnvelope) =>
  user?.name ? COMMON[language].helloTo(user.name) : COMMON[language].hello;

/** Returns the mail with the link to the privacy centre; without a key the person is asked to sign in. */
export function privacyLinkMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { key }: { key: string | null },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const url = storeUrl(shop, language, '/privacy-centre');
  if (key !== null) url.searchParams.set('key', key);
  return composeMail(shop, {
    ...envelope,
    subject: texts.linkSubject,
    greeting: COMMON[language].hello,
    blocks: [
      text(key === null ? texts.logInToSee : texts.linkShows(LINK_HOURS)),
      button(texts.openCentre, url.toString()),
      text(texts.ifNotYou),
    ],
  });
}

/** Returns the receipt of a request or grievance with the day by which it is answered. */
export function privacyRequestMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  request: MailedDataRequest,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.requestSubject,
    greeting: greetingOf(request, envelope),
    blocks: [
      rows(
        [texts.request, texts.kinds[request.kind]],
        [texts.answerBy, DATES[language].formatDay(request.due_at)],
      ),
      text(texts.officerWrites(shop.settings.current.brand.grievanceOfficer)),
    ],
  });
}

/** Returns the mail to support with a request or grievance. */
export function privacyRequestSupportMail(
  shop: MailShop,
  envelope: MailEnvelope,
  request: MailedDataRequest,
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `${TEXTS.en.kinds[request.kind]}: answer by ${formatDay(request.due_at)}`,
    greeting: 'A request about personal data has arrived.',
    blocks: [rows(['From', request.email], ['Due', formatDay(request.due_at)]), text(request.text)],
  });
}

/** Returns the mail with the answer to a request or grievance. */
export function privacyAnswerMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { request, answer }: { request: Pick<MailedDataRequest, 'user'>; answer: string },
): Mail {
  const texts = TEXTS[envelope.language];
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: texts.answerSubject,
      greeting: greetingOf(request, envelope),
      blocks: [text(answer), text(texts.mayComplain)],
    }),
    headers: { 'Reply-To': shop.settings.current.brand.supportEmail },
  };
}

/** Returns the confirmation of an erasure, the last mail to its address. */
export function erasedMail(shop: MailShop, envelope: TranslatedEnvelope): Mail {
  const texts = TEXTS[envelope.language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.erasedSubject,
    greeting: COMMON[envelope.language].hello,
    blocks: [text(texts.erased), text(texts.invoicesStay)],
  });
}

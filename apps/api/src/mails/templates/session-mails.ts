import { formatDateTime } from '@aabha/contracts/time/india-time';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailSessions');
const COMMON = textsOf('mailCommon');

/** A sign-in of a person, or the end of a session whose refresh token was used twice. */
interface MailedSession {
  name: string;
  event: 'new-device' | 'reused';
  /** Empty where it is not known. */
  device: string;
  network: string;
  /** ISO-8601. */
  at: string;
}

/** Returns the mail to a shopper about their account. */
export function sessionMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { name, event, device, network, at }: MailedSession,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  return composeMail(shop, {
    ...envelope,
    subject: texts.subjects[event],
    greeting: COMMON[language].helloTo(name),
    blocks: [
      text(texts.happened[event]),
      rows(
        [texts.device, device || texts.unknownDevice],
        [texts.network, network],
        [texts.time, DATES[language].formatDateTime(at)],
      ),
      text(texts.ifNotYou),
      button(texts.newPassword, storeUrl(shop, language, '/forgot-password').toString()),
    ],
  });
}

const STAFF_TEXTS = {
  'new-device': {
    subject: 'New login to the back office',
    happened: 'Somebody logged in to your back office account with a device or from a network that is new.',
  },
  reused: {
    subject: 'You were logged out for your safety',
    happened:
      'A part of your login that works only once was used twice, as after a theft. We ended that login; please log in again.',
  },
} as const;

/** Returns the mail to a member of the staff about their account. */
export function staffSessionMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, event, device, network, at }: MailedSession,
): Mail {
  const { subject, happened } = STAFF_TEXTS[event];
  return composeMail(shop, {
    ...envelope,
    subject,
    greeting: `Hello ${name},`,
    blocks: [
      text(happened),
      rows(['Device', device || 'Not known'], ['Network', network], ['Time (India)', formatDateTime(at)]),
      text('If this was not you, please change your password and tell your SuperAdmin immediately.'),
      button('Sign-in security', screenUrl(shop, 'sign-in-security')),
    ],
  });
}

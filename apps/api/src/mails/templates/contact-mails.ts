import { messageReference } from '@aabha/contracts/contact/contact.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { storeUrl } from '../mail-language';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailContact');
const COMMON = textsOf('mailCommon');

/** A message of the contact form as its mails need it. */
export interface MailedMessage {
  _id: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** Returns the mail to support with a message of the contact form, with its sender as Reply-To. */
export function contactSupportMail(shop: MailShop, envelope: MailEnvelope, message: MailedMessage): Mail {
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: `Message: ${message.subject}`,
      greeting: 'You have a new message from the contact form.',
      blocks: [
        rows(
          ['Reference', messageReference(message._id)],
          ['Name', message.name],
          ['Email', message.email],
          ['Phone', formatPhone(message.phone)],
        ),
        text(message.message),
      ],
    }),
    headers: { 'Reply-To': message.email },
  };
}

/**
 * Returns the receipt to the sender of the contact form. It contains nothing that was typed: anybody may enter anybody's
 * address, and the shop must not deliver a stranger's text.
 */
export function contactSenderMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { _id }: Pick<MailedMessage, '_id'>,
): Mail {
  const { brand } = shop.settings.current;
  const texts = TEXTS[envelope.language];
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: texts.receivedSubject,
      greeting: COMMON[envelope.language].hello,
      blocks: [
        text(texts.received),
        rows([texts.reference, messageReference(_id)]),
        text(texts.ifNotYou),
        text(texts.openHours(brand.hours, brand.phone)),
      ],
    }),
    headers: { 'Reply-To': brand.supportEmail },
  };
}

interface AnsweredMessage extends Pick<MailedMessage, '_id' | 'name'> {
  /** Whether the sender was signed in. */
  isCustomer: boolean;
  /** Opens the message without signing in. */
  linkKey: string | null;
}

/**
 * Returns the mail to the sender of a message with an answer of staff and the link to reply. What they typed is not
 * repeated: anybody may enter anybody's address.
 */
export function contactAnsweredMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { message, answer }: { message: AnsweredMessage; answer: string },
): Mail {
  const { language } = envelope;
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const reference = messageReference(message._id);
  const url = storeUrl(shop, language, `/message/${reference}`);
  if (message.linkKey !== null) url.searchParams.set('key', message.linkKey);
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: texts.answeredSubject(reference),
      greeting: message.isCustomer ? common.helloTo(message.name) : common.hello,
      blocks: [
        text(texts.answered),
        rows([texts.reference, reference]),
        text(answer),
        button(texts.readAndReply, url.toString()),
        text(texts.ifNotYou),
      ],
    }),
    headers: { 'Reply-To': shop.settings.current.brand.supportEmail },
  };
}

/** Returns the mail to support with what the sender of a message wrote again. */
export function contactReplyMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { message, reply }: { message: Pick<MailedMessage, '_id' | 'name' | 'subject'>; reply: string },
): Mail {
  const reference = messageReference(message._id);
  return composeMail(shop, {
    ...envelope,
    subject: `New reply about message ${reference}`,
    greeting: `${message.name} wrote again.`,
    blocks: [
      rows(['Reference', reference], ['Subject', message.subject]),
      text(reply),
      button('Open the message', screenUrl(shop, `messages/${message._id}/show`)),
    ],
  });
}

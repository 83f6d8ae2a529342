import { messageReference } from '@aabha/contracts/contact/contact.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import { composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage } from '../../mails/mail-language';
import { messageForMail } from './messages.service';

const TEXTS = textsOf('mailContact');
const COMMON = textsOf('mailCommon');

/** Mails a message of the contact form to support, with its sender as Reply-To. */
export async function mailContactSupport(
  deps: AppDeps,
  { messageId }: { messageId: string },
  effectId: string,
): Promise<void> {
  const message = await messageForMail(deps.db, messageId);
  if (!message) return;
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.supportEmail,
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
  });
}

/**
 * Confirms to the sender of the contact form that the message was received. It contains nothing that was
 * typed: anybody may enter anybody's address, and the shop must not deliver a stranger's text.
 */
export async function mailContactSender(
  deps: AppDeps,
  { messageId, language: stored }: Effects['mail.contact-sender'],
  effectId: string,
): Promise<void> {
  const message = await messageForMail(deps.db, messageId);
  if (!message) return;
  const { brand } = deps.settings.current;
  const language = await mailLanguage(deps, { email: message.email, language: stored });
  const texts = TEXTS[language];
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: message.email,
      language,
      subject: texts.receivedSubject,
      greeting: COMMON[language].hello,
      blocks: [
        text(texts.received),
        rows([texts.reference, messageReference(message._id)]),
        text(texts.ifNotYou),
        text(texts.openHours(brand.hours, brand.phone)),
      ],
    }),
    headers: { 'Reply-To': brand.supportEmail },
  });
}

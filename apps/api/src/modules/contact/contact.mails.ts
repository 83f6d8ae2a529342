import { messageReference } from '@aabha/contracts/contact/contact.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { MESSAGE_ANSWERED_WITHIN } from '@aabha/contracts/settings/promises';
import type { AppDeps } from '../../context/deps';
import { composeMail, rows, text } from '../../mails/compose-mail';
import { messageForMail } from './messages.service';

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
  { messageId }: { messageId: string },
  effectId: string,
): Promise<void> {
  const message = await messageForMail(deps.db, messageId);
  if (!message) return;
  const { brand } = deps.settings.current;
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: message.email,
      subject: 'We have received your message',
      greeting: 'Hello,',
      blocks: [
        text(`Thank you for writing to us. We will reply within ${MESSAGE_ANSWERED_WITHIN}.`),
        rows(['Reference', messageReference(message._id)]),
        text('If you did not write to us, someone else entered your email, and you can ignore this message.'),
        text(`We are open ${brand.hours}. If it is urgent, call ${brand.phone}.`),
      ],
    }),
    headers: { 'Reply-To': brand.supportEmail },
  });
}

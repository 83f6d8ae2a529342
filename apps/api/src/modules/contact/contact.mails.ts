import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { contactSenderMail, contactSupportMail } from '../../mails/templates/contact-mails';
import type { Effects } from '../../outbox/outbox';
import { messageForMail } from './messages.service';

/** Mails a message of the contact form to support, with its sender as Reply-To. */
export async function mailContactSupport(
  deps: AppDeps,
  { messageId }: { messageId: string },
  effectId: string,
): Promise<void> {
  const message = await messageForMail(deps.db, messageId);
  if (!message) return;
  const { supportEmail } = deps.settings.current.brand;
  await deps.ports.mail.send(contactSupportMail(deps, { messageId: effectId, to: supportEmail }, message));
}

/** Confirms to the sender of the contact form that the message was received. */
export async function mailContactSender(
  deps: AppDeps,
  { messageId, language: stored }: Effects['mail.contact-sender'],
  effectId: string,
): Promise<void> {
  const message = await messageForMail(deps.db, messageId);
  if (!message) return;
  const { email } = message;
  const language = await mailLanguage(deps, { email, language: stored });
  await deps.ports.mail.send(contactSenderMail(deps, { messageId: effectId, to: email, language }, message));
}

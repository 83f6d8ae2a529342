import type { DbOrTx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { contactAnsweredMail, contactReplyMail } from '../../mails/templates/contact-mails';
import { findMessage } from './contact.queries';
import { findReply } from './contact.thread.queries';

interface ReplyOf {
  replyId: string;
}

/** Returns a reply with its message; undefined when either is missing. */
async function replyWithMessage(db: DbOrTx, { replyId }: ReplyOf) {
  const reply = await findReply(db, replyId);
  const message = reply && (await findMessage(db, reply.messageId));
  return message && { reply, message };
}

/** Mails the sender of a message an answer of staff, with the link to reply. */
export async function mailContactAnswered(deps: AppDeps, effect: ReplyOf, effectId: string): Promise<void> {
  const found = await replyWithMessage(deps.db, effect);
  if (!found) return;
  const { reply, message } = found;
  const { email, customer, language: stored } = message;
  const language = await mailLanguage(deps, { userId: customer?._id, email, language: stored });
  await deps.ports.mail.send(
    contactAnsweredMail(
      deps,
      { messageId: effectId, to: email, language },
      { message: { ...message, isCustomer: customer !== null }, answer: reply.text },
    ),
  );
}

/** Mails support what the sender of a message wrote again. */
export async function mailContactReply(deps: AppDeps, effect: ReplyOf, effectId: string): Promise<void> {
  const found = await replyWithMessage(deps.db, effect);
  if (!found) return;
  const { reply, message } = found;
  const envelope = { messageId: effectId, to: deps.settings.current.brand.supportEmail };
  await deps.ports.mail.send(contactReplyMail(deps, envelope, { message, reply: reply.text }));
}

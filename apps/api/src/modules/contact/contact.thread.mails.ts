import { messageReference } from '@aabha/contracts/contact/contact.rules';
import type { DbOrTx } from '@aabha/db/client';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { mailLanguage, storeUrl } from '../../mails/mail-language';
import { findMessage } from './contact.queries';
import { findReply } from './contact.thread.queries';

const TEXTS = textsOf('mailContact');
const COMMON = textsOf('mailCommon');

interface ReplyOf {
  replyId: string;
}

/** Returns a reply with its message; undefined when either is missing. */
async function replyWithMessage(db: DbOrTx, { replyId }: ReplyOf) {
  const reply = await findReply(db, replyId);
  const message = reply && (await findMessage(db, reply.messageId));
  return message && { reply, message };
}

/**
 * Mails the sender of a message an answer of staff, with the link to reply. What they typed is not repeated: anybody may
 * enter anybody's address.
 */
export async function mailContactAnswered(deps: AppDeps, effect: ReplyOf, effectId: string): Promise<void> {
  const found = await replyWithMessage(deps.db, effect);
  if (!found) return;
  const { reply, message } = found;
  const { email, customer, language: stored } = message;
  const language = await mailLanguage(deps, { userId: customer?._id, email, language: stored });
  const texts = TEXTS[language];
  const reference = messageReference(message._id);
  const url = storeUrl(deps, language, `/message/${reference}`);
  if (message.linkKey !== null) url.searchParams.set('key', message.linkKey);
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: email,
      language,
      subject: texts.answeredSubject(reference),
      greeting: customer ? COMMON[language].helloTo(message.name) : COMMON[language].hello,
      blocks: [
        text(texts.answered),
        rows([texts.reference, reference]),
        text(reply.text),
        button(texts.readAndReply, url.toString()),
        text(texts.ifNotYou),
      ],
    }),
    headers: { 'Reply-To': deps.settings.current.brand.supportEmail },
  });
}

/** Mails support what the sender of a message wrote again. */
export async function mailContactReply(deps: AppDeps, effect: ReplyOf, effectId: string): Promise<void> {
  const found = await replyWithMessage(deps.db, effect);
  if (!found) return;
  const { reply, message } = found;
  const reference = messageReference(message._id);
  const screen = new URL(`/admin-dashboard/messages/${message._id}/show`, deps.config.ADMIN_URL);
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.supportEmail,
      subject: `New reply about message ${reference}`,
      greeting: `${message.name} wrote again.`,
      blocks: [
        rows(['Reference', reference], ['Subject', message.subject]),
        text(reply.text),
        button('Open the message', screen.toString()),
      ],
    }),
  );
}

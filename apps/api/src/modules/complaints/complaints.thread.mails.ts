import { issueText, ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { textsOf } from '@aabha/messages/texts-of';
import type { DbOrTx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { languageOf, wordsFor } from './complaints.mails';
import { findComplaint } from './complaints.queries';
import { findMessage } from './complaints.thread.queries';

const TEXTS = textsOf('mailComplaints');

/** Returns a message with its complaint; undefined when either is missing. */
async function messageWithComplaint(db: DbOrTx, messageId: string) {
  const message = await findMessage(db, messageId);
  const complaint = message && (await findComplaint(db, message.complaintId));
  return complaint && { message, complaint };
}

/** Mails the shopper an answer to their complaint, with the link to it. */
export async function mailComplaintAnswered(
  deps: AppDeps,
  { messageId }: { messageId: string },
  effectId: string,
): Promise<void> {
  const found = await messageWithComplaint(deps.db, messageId);
  if (!found) return;
  const { message, complaint } = found;
  const language = await languageOf(deps, complaint);
  const texts = TEXTS[language];
  const words = wordsFor(deps, complaint, language);
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: complaint.email,
      language,
      subject: texts.answeredSubject(ticketNumber(complaint._id)),
      greeting: words.greeting,
      blocks: [text(texts.answered), rows(...words.facts), ...words.quote(message.text), words.link],
    }),
    headers: { 'Reply-To': deps.settings.current.brand.supportEmail },
  });
}

/** Mails support what a shopper wrote about a complaint. */
export async function mailComplaintReply(
  deps: AppDeps,
  { messageId }: { messageId: string },
  effectId: string,
): Promise<void> {
  const found = await messageWithComplaint(deps.db, messageId);
  if (!found) return;
  const { message, complaint } = found;
  const screen = new URL(`/admin-dashboard/complaints/${complaint._id}/show`, deps.config.ADMIN_URL);
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.supportEmail,
      subject: `New message about complaint ${ticketNumber(complaint._id)}`,
      greeting: `${complaint.name} wrote about a complaint.`,
      blocks: [
        rows(['Ticket', ticketNumber(complaint._id)], ['About', issueText(complaint)]),
        text(message.text),
        button('Open the complaint', screen.toString()),
      ],
    }),
  );
}

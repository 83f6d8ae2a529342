import type { DbOrTx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import { complaintAnsweredMail, complaintReplyMail } from '../../mails/templates/complaint-mails';
import { envelopeOf, withOwner } from './complaints.mails';
import { findComplaint } from './complaints.queries';
import { findMessage } from './complaints.thread.queries';

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
  const envelope = await envelopeOf(deps, complaint, effectId);
  await deps.ports.mail.send(
    complaintAnsweredMail(deps, envelope, { complaint: withOwner(complaint), answer: message.text }),
  );
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
  const envelope = { messageId: effectId, to: deps.settings.current.brand.supportEmail };
  await deps.ports.mail.send(complaintReplyMail(deps, envelope, { complaint, reply: message.text }));
}

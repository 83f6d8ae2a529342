import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import type { TranslatedEnvelope } from '../../mails/mail-shop';
import { complaintReceivedMail, complaintStatusMail } from '../../mails/templates/complaint-mails';
import { findComplaint, setAcknowledged, type ComplaintRow } from './complaints.queries';
import { findMessage } from './complaints.thread.queries';

/** Returns whom a mail about a complaint goes to, in the language of the account that made it. */
export async function envelopeOf(
  deps: AppDeps,
  { userId, email }: ComplaintRow,
  effectId: string,
): Promise<TranslatedEnvelope> {
  return {
    messageId: effectId,
    to: email,
    language: await mailLanguage(deps, { userId: userId._id, email }),
  };
}

/** Returns a complaint with whether it was sent from the account's own address. */
export const withOwner = (complaint: ComplaintRow) => ({
  ...complaint,
  isOwn: emailKey(complaint.email) === emailKey(complaint.userId.email),
});

/**
 * Mails the ticket number and text of a new complaint (docs/spec/mails.md#kinds), and stores when: with this mail the shop
 * acknowledges the complaint.
 */
export async function mailComplaintReceived(
  deps: AppDeps,
  { complaintId }: { complaintId: string },
  effectId: string,
): Promise<void> {
  const complaint = await findComplaint(deps.db, complaintId);
  if (!complaint) return;
  const envelope = await envelopeOf(deps, complaint, effectId);
  await deps.ports.mail.send(complaintReceivedMail(deps, envelope, withOwner(complaint)));
  await setAcknowledged(deps.db, complaintId, deps.ports.clock.now().toISOString());
}

/** Mails the new status of a complaint. A status that changed again meanwhile is left to its own mail. */
export async function mailComplaintStatus(
  deps: AppDeps,
  { complaintId, status, messageId }: { complaintId: string; status: ComplaintStatus; messageId?: string },
  effectId: string,
): Promise<void> {
  const complaint = await findComplaint(deps.db, complaintId);
  if (!complaint || complaint.status !== status) return;
  const message = messageId === undefined ? undefined : await findMessage(deps.db, messageId);
  const envelope = await envelopeOf(deps, complaint, effectId);
  await deps.ports.mail.send(
    complaintStatusMail(deps, envelope, {
      complaint: withOwner(complaint),
      status,
      ...(message && { answer: message.text }),
    }),
  );
}

import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { issueText, ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import { COMPLAINT_REOPEN_DAYS } from '@aabha/contracts/settings/promises';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { findComplaint, setAcknowledged, type ComplaintRow } from './complaints.queries';
import { findMessage } from './complaints.thread.queries';

/**
 * Returns what a mail may repeat of a complaint, and the link to it. The form accepts any address; only the account's is
 * verified, and no other gets what a stranger typed, nor the key that opens the complaint without signing in.
 */
export function wordsFor(complaint: ComplaintRow, storeUrl: string) {
  const ticket = ['Ticket', ticketNumber(complaint._id)] as const;
  const isOwn = emailKey(complaint.email) === emailKey(complaint.userId.email);
  const url = new URL(`/complaint/${ticketNumber(complaint._id)}`, storeUrl);
  if (isOwn && complaint.linkKey !== null) url.searchParams.set('key', complaint.linkKey);
  const link = button('See your complaint', url.toString());
  if (isOwn)
    return {
      greeting: `Hello ${complaint.name},`,
      facts: [ticket, ['About', issueText(complaint)]] as const,
      quote: (words: string) => [text(words)],
      link,
    };
  return {
    greeting: 'Hello,',
    facts: [ticket, ['About', complaint.issue_type]] as const,
    quote: () => [],
    link,
  };
}

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
  const { brand } = deps.settings.current;
  const words = wordsFor(complaint, deps.config.STORE_URL);
  const due = complaint.due_at === null ? [] : [['We resolve it by', formatDay(complaint.due_at)] as const];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: complaint.email,
      subject: `We have received your complaint ${ticketNumber(complaint._id)}`,
      greeting: words.greeting,
      blocks: [
        text('Thank you for telling us. We are sorry for the trouble and will write to you soon.'),
        rows(...words.facts, ...due),
        ...words.quote(complaint.description),
        text(`If it is urgent, call ${brand.helpline} and give your ticket number.`),
        words.link,
      ],
    }),
  );
  await setAcknowledged(deps.db, complaintId, deps.ports.clock.now().toISOString());
}

const TOLD: Record<ComplaintStatus, string> = {
  Pending: 'Your complaint has been reopened and we will look into it.',
  In_progress: 'We are looking into your complaint now.',
  Resolved: `Your complaint has been resolved. If you are not satisfied, you can reopen it within ${COMPLAINT_REOPEN_DAYS} days: open it with the button below and write to us. Or reply to this email or call us.`,
};
const SHOWN: Record<ComplaintStatus, string> = {
  Pending: 'open',
  In_progress: 'in progress',
  Resolved: 'resolved',
};

/** Mails the new status of a complaint. A status that changed again meanwhile is left to its own mail. */
export async function mailComplaintStatus(
  deps: AppDeps,
  { complaintId, status, messageId }: { complaintId: string; status: ComplaintStatus; messageId?: string },
  effectId: string,
): Promise<void> {
  const complaint = await findComplaint(deps.db, complaintId);
  if (!complaint || complaint.status !== status) return;
  const message = messageId === undefined ? undefined : await findMessage(deps.db, messageId);
  const { brand } = deps.settings.current;
  const words = wordsFor(complaint, deps.config.STORE_URL);
  const outcome = complaint.outcome === null ? [] : [['Outcome', complaint.outcome] as const];
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: complaint.email,
      subject: `Your complaint ${ticketNumber(complaint._id)} is ${SHOWN[status]}`,
      greeting: words.greeting,
      blocks: [
        text(TOLD[status]),
        rows(...words.facts, ...outcome),
        ...(message ? words.quote(message.text) : []),
        words.link,
      ],
    }),
    headers: { 'Reply-To': brand.supportEmail },
  });
}

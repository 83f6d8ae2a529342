import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { issueText } from '@aabha/contracts/complaints/complaints.rules';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { complaintForMail } from './complaints.service';

type MailedComplaint = NonNullable<Awaited<ReturnType<typeof complaintForMail>>>;

/**
 * Returns what a mail may repeat of a complaint. The form accepts any address; only the account's is
 * verified, and no other gets what a stranger typed.
 */
function wordsFor(complaint: MailedComplaint) {
  const ticket = ['Ticket', complaint.ticketNumber] as const;
  const isOwn = emailKey(complaint.email) === emailKey(complaint.userId.email);
  if (isOwn)
    return {
      greeting: `Hello ${complaint.name},`,
      facts: rows(ticket, ['About', issueText(complaint)]),
      description: [text(complaint.description)],
    };
  return { greeting: 'Hello,', facts: rows(ticket, ['About', complaint.issue_type]), description: [] };
}

/** Mails the ticket number and text of a new complaint (docs/spec/mails.md#kinds). */
export async function mailComplaintReceived(
  deps: AppDeps,
  { complaintId }: { complaintId: string },
  effectId: string,
): Promise<void> {
  const complaint = await complaintForMail(deps.db, complaintId);
  if (!complaint) return;
  const { brand } = deps.config.settings;
  const words = wordsFor(complaint);
  await deps.ports.mail.send(
    composeMail(deps.config, {
      messageId: effectId,
      to: complaint.email,
      subject: `We have received your complaint ${complaint.ticketNumber}`,
      greeting: words.greeting,
      blocks: [
        text('Thank you for telling us. We are sorry for the trouble and will write to you soon.'),
        words.facts,
        ...words.description,
        text(`If it is urgent, call ${brand.helpline} and give your ticket number.`),
        button('See your complaints', new URL('/raise-complaint', deps.config.STORE_URL).toString()),
      ],
    }),
  );
}

const TOLD: Record<ComplaintStatus, string> = {
  Pending: 'Your complaint has been reopened and we will look into it.',
  In_progress: 'We are looking into your complaint now.',
  Resolved:
    'Your complaint has been resolved. If you are not satisfied, please reply to this email or call us.',
};
const SHOWN: Record<ComplaintStatus, string> = {
  Pending: 'open',
  In_progress: 'in progress',
  Resolved: 'resolved',
};

/** Mails the new status of a complaint. A status that changed again meanwhile is left to its own mail. */
export async function mailComplaintStatus(
  deps: AppDeps,
  { complaintId, status }: { complaintId: string; status: ComplaintStatus },
  effectId: string,
): Promise<void> {
  const complaint = await complaintForMail(deps.db, complaintId);
  if (!complaint || complaint.status !== status) return;
  const { brand } = deps.config.settings;
  const words = wordsFor(complaint);
  await deps.ports.mail.send({
    ...composeMail(deps.config, {
      messageId: effectId,
      to: complaint.email,
      subject: `Your complaint ${complaint.ticketNumber} is ${SHOWN[status]}`,
      greeting: words.greeting,
      blocks: [
        text(TOLD[status]),
        words.facts,
        button('See your complaints', new URL('/raise-complaint', deps.config.STORE_URL).toString()),
      ],
    }),
    headers: { 'Reply-To': brand.supportEmail },
  });
}

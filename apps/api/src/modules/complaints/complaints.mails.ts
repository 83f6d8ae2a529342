import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import type { ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { Language } from '@aabha/contracts/language/language';
import { COMPLAINT_REOPEN_DAYS } from '@aabha/contracts/settings/promises';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import { DATES, mailLanguage, storeUrl } from '../../mails/mail-language';
import { findComplaint, setAcknowledged, type ComplaintRow } from './complaints.queries';
import { findMessage } from './complaints.thread.queries';

const TEXTS = textsOf('mailComplaints');
const COMMON = textsOf('mailCommon');
const NAMES = textsOf('complaints');

/** Returns the language of the account that made a complaint. */
export const languageOf = (deps: AppDeps, { userId, email }: ComplaintRow): Promise<Language> =>
  mailLanguage(deps, { userId: userId._id, email });

/**
 * Returns what a mail may repeat of a complaint, and the link to it. The form accepts any address; only the account's is
 * verified, and no other gets what a stranger typed, nor the key that opens the complaint without signing in.
 */
export function wordsFor(deps: AppDeps, complaint: ComplaintRow, language: Language) {
  const [texts, names] = [TEXTS[language], NAMES[language]];
  const ticket = [texts.ticket, ticketNumber(complaint._id)] as const;
  const isOwn = emailKey(complaint.email) === emailKey(complaint.userId.email);
  const url = storeUrl(deps, language, `/complaint/${ticketNumber(complaint._id)}`);
  if (isOwn && complaint.linkKey !== null) url.searchParams.set('key', complaint.linkKey);
  const link = button(texts.seeComplaint, url.toString());
  if (isOwn)
    return {
      greeting: COMMON[language].helloTo(complaint.name),
      facts: [ticket, [texts.about, names.issueText(complaint)]] as const,
      quote: (words: string) => [text(words)],
      link,
    };
  return {
    greeting: COMMON[language].hello,
    facts: [ticket, [texts.about, names.issueTypes[complaint.issue_type]]] as const,
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
  const language = await languageOf(deps, complaint);
  const texts = TEXTS[language];
  const words = wordsFor(deps, complaint, language);
  const { due_at: dueAt } = complaint;
  const due = dueAt === null ? [] : [[texts.resolvedBy, DATES[language].formatDay(dueAt)] as const];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: complaint.email,
      language,
      subject: texts.receivedSubject(ticketNumber(complaint._id)),
      greeting: words.greeting,
      blocks: [
        text(texts.received),
        rows(...words.facts, ...due),
        ...words.quote(complaint.description),
        text(texts.ifUrgent(deps.settings.current.brand.helpline)),
        words.link,
      ],
    }),
  );
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
  const language = await languageOf(deps, complaint);
  const texts = TEXTS[language];
  const words = wordsFor(deps, complaint, language);
  const outcome =
    complaint.outcome === null ? [] : [[texts.outcome, NAMES[language].outcomes[complaint.outcome]] as const];
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId: effectId,
      to: complaint.email,
      language,
      subject: texts.statusSubjects[status](ticketNumber(complaint._id)),
      greeting: words.greeting,
      blocks: [
        text(texts.statusTexts[status](COMPLAINT_REOPEN_DAYS)),
        rows(...words.facts, ...outcome),
        ...(message ? words.quote(message.text) : []),
        words.link,
      ],
    }),
    headers: { 'Reply-To': deps.settings.current.brand.supportEmail },
  });
}

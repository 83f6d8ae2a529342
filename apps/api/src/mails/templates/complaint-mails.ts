import { issueText, ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import type { Complaint, ComplaintStatus } from '@aabha/contracts/complaints/complaints.schema';
import type { Language } from '@aabha/contracts/language/language';
import { COMPLAINT_REOPEN_DAYS } from '@aabha/contracts/settings/promises';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { DATES, storeUrl } from '../mail-language';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailComplaints');
const COMMON = textsOf('mailCommon');
const NAMES = textsOf('complaints');

/** A complaint as its mails need it. */
export interface MailedComplaint extends Pick<
  Complaint,
  '_id' | 'name' | 'issue_type' | 'customIssueType' | 'description' | 'outcome'
> {
  /** ISO-8601 instant by which it is to be resolved. */
  due_at: string | null;
  /** Opens the complaint without signing in. */
  linkKey: string | null;
  /** Whether the address is the account's, which was verified. */
  isOwn: boolean;
}

/**
 * Returns what a mail may repeat of a complaint, and the link to it. The form accepts any address; only the account's is
 * verified, and no other gets what a stranger typed, nor the key that opens the complaint without signing in.
 */
function wordsFor(shop: MailShop, complaint: MailedComplaint, language: Language) {
  const [texts, names] = [TEXTS[language], NAMES[language]];
  const ticket = [texts.ticket, ticketNumber(complaint._id)] as const;
  const { isOwn } = complaint;
  const url = storeUrl(shop, language, `/complaint/${ticketNumber(complaint._id)}`);
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

/** Returns the mail with the ticket number and text of a new complaint (docs/spec/mails.md#kinds). */
export function complaintReceivedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  complaint: MailedComplaint,
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const words = wordsFor(shop, complaint, language);
  const { due_at: dueAt } = complaint;
  const due = dueAt === null ? [] : [[texts.resolvedBy, DATES[language].formatDay(dueAt)] as const];
  return composeMail(shop, {
    ...envelope,
    subject: texts.receivedSubject(ticketNumber(complaint._id)),
    greeting: words.greeting,
    blocks: [
      text(texts.received),
      rows(...words.facts, ...due),
      ...words.quote(complaint.description),
      text(texts.ifUrgent(shop.settings.current.brand.helpline)),
      words.link,
    ],
  });
}

/** Returns the mail about the new status of a complaint, with the answer, if there is one. */
export function complaintStatusMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { complaint, status, answer }: { complaint: MailedComplaint; status: ComplaintStatus; answer?: string },
): Mail {
  const { language } = envelope;
  const texts = TEXTS[language];
  const words = wordsFor(shop, complaint, language);
  const outcome =
    complaint.outcome === null ? [] : [[texts.outcome, NAMES[language].outcomes[complaint.outcome]] as const];
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: texts.statusSubjects[status](ticketNumber(complaint._id)),
      greeting: words.greeting,
      blocks: [
        text(texts.statusTexts[status](COMPLAINT_REOPEN_DAYS)),
        rows(...words.facts, ...outcome),
        ...(answer === undefined ? [] : words.quote(answer)),
        words.link,
      ],
    }),
    headers: { 'Reply-To': shop.settings.current.brand.supportEmail },
  };
}

/** Returns the mail with an answer to a complaint and the link to it. */
export function complaintAnsweredMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  { complaint, answer }: { complaint: MailedComplaint; answer: string },
): Mail {
  const texts = TEXTS[envelope.language];
  const words = wordsFor(shop, complaint, envelope.language);
  return {
    ...composeMail(shop, {
      ...envelope,
      subject: texts.answeredSubject(ticketNumber(complaint._id)),
      greeting: words.greeting,
      blocks: [text(texts.answered), rows(...words.facts), ...words.quote(answer), words.link],
    }),
    headers: { 'Reply-To': shop.settings.current.brand.supportEmail },
  };
}

/** Returns the mail to support with what a shopper wrote about a complaint. */
export function complaintReplyMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { complaint, reply }: { complaint: Omit<MailedComplaint, 'isOwn'>; reply: string },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `New message about complaint ${ticketNumber(complaint._id)}`,
    greeting: `${complaint.name} wrote about a complaint.`,
    blocks: [
      rows(['Ticket', ticketNumber(complaint._id)], ['About', issueText(complaint)]),
      text(reply),
      button('Open the complaint', screenUrl(shop, `complaints/${complaint._id}/show`)),
    ],
  });
}

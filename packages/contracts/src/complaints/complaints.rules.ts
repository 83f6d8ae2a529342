import type { Complaint } from './complaints.schema';

const PREFIX = 'T-';

/** The ticket number of a complaint: the last characters of its id, in upper case, as order numbers are made. */
export function ticketNumber(id: string): string {
  return `${PREFIX}${id.slice(-8).toUpperCase()}`;
}

/** A search text without the part of a ticket number that stands in no id. */
export function withoutTicketPrefix(text: string): string {
  return text.toUpperCase().startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
}

/** Returns the subject of a complaint: its type, or the text that the shopper gave for Other (docs/spec/complaints.md#form). */
export function issueText(complaint: Pick<Complaint, 'issue_type' | 'customIssueType'>): string {
  return complaint.issue_type === 'Other' ? complaint.customIssueType : complaint.issue_type;
}

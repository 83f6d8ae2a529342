import type { CsvColumns } from '../csv/csv-columns';
import { formatPhone } from '../phone/phone';
import { indiaMinute } from '../time/india-time';
import { issueText } from './complaints.rules';
import type { Complaint } from './complaints.schema';

const minute = (at: string | null) => (at === null ? '' : indiaMinute(at));

/** The columns of exported complaints. */
export const COMPLAINT_COLUMNS: CsvColumns<Complaint> = {
  Ticket: ({ ticketNumber }) => ticketNumber,
  Raised: ({ created_at }) => indiaMinute(created_at),
  Due: ({ due_at }) => minute(due_at),
  Clock: ({ clock }) => clock,
  Status: ({ status }) => status,
  Resolved: ({ resolved_at }) => minute(resolved_at),
  Outcome: ({ outcome }) => outcome ?? '',
  'Assigned To': ({ assigned_to }) => assigned_to?.name ?? '',
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => formatPhone(phone),
  'Issue Type': issueText,
  Television: ({ television }) => television?.product_name ?? '',
  'Serial Number': ({ television }) => television?.serial ?? '',
  Description: ({ description }) => description,
};

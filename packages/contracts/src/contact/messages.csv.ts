import type { CsvColumns } from '../csv/csv-columns';
import { formatPhone } from '../phone/phone';
import { indiaMinute } from '../time/india-time';
import type { ContactMessage } from './contact.schema';
import { messageReference } from './contact.rules';
import { CONTACT_STATE_NAMES } from './contact.values';

/** The columns of exported messages. */
export const MESSAGE_COLUMNS: CsvColumns<ContactMessage> = {
  Reference: ({ _id }) => messageReference(_id),
  Received: ({ created_at }) => indiaMinute(created_at),
  State: ({ state }) => CONTACT_STATE_NAMES[state],
  Due: ({ due_at }) => (due_at === null ? '' : indiaMinute(due_at)),
  'Assigned To': ({ assigned_to }) => assigned_to?.name ?? '',
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => formatPhone(phone),
  Subject: ({ subject }) => subject,
  Message: ({ message }) => message,
};

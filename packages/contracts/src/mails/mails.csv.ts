import type { CsvColumns } from '../csv/csv-columns';
import { numberCell } from '../orders/orders.csv';
import { indiaMinute } from '../time/india-time';
import type { LoggedMail } from './mails.schema';

/** The columns of exported mails. */
export const MAIL_COLUMNS: CsvColumns<LoggedMail> = {
  Queued: ({ created_at }) => indiaMinute(created_at),
  Sent: ({ sent_at }) => (sent_at === null ? '' : indiaMinute(sent_at)),
  Kind: ({ kind }) => kind,
  State: ({ state }) => state,
  To: ({ to }) => to,
  Subject: ({ subject }) => subject,
  Tries: ({ attempts }) => String(attempts),
  'Last error': ({ error }) => error,
  Order: ({ order_id }) => (order_id === null ? '' : numberCell(order_id)),
};

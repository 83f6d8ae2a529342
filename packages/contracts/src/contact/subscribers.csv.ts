import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { Subscriber } from './contact.schema';

/** The columns of exported subscribers. */
export const SUBSCRIBER_COLUMNS: CsvColumns<Omit<Subscriber, '_id'>> = {
  Email: ({ email }) => email,
  Status: ({ unsubscribed_at }) => (unsubscribed_at === null ? 'Subscribed' : 'Unsubscribed'),
  Since: ({ created_at }) => indiaMinute(created_at),
  Unsubscribed: ({ unsubscribed_at }) => (unsubscribed_at === null ? '' : indiaMinute(unsubscribed_at)),
};

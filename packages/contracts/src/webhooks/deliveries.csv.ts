import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { WebhookDelivery } from './webhooks.schema';
import { DELIVERY_STATE_NAMES } from './webhooks.values';

/** The columns of exported deliveries. */
export const DELIVERY_COLUMNS: CsvColumns<WebhookDelivery & { url: string }> = {
  Event: ({ event_id }) => event_id,
  Type: ({ type }) => type,
  Subject: ({ subject }) => subject,
  Endpoint: ({ url }) => url,
  State: ({ state }) => DELIVERY_STATE_NAMES[state],
  Tries: ({ tries }) => String(tries),
  'Last result': ({ last_result }) => last_result ?? '',
  Made: ({ created_at }) => indiaMinute(created_at),
  Done: ({ done_at }) => (done_at === null ? '' : indiaMinute(done_at)),
  'Next try': ({ next_try_at }) => (next_try_at === null ? '' : indiaMinute(next_try_at)),
};

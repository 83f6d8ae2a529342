import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { ApiKey } from './api-keys.schema';
import { API_KEY_SCOPE_NAMES, API_KEY_STATE_NAMES } from './api-keys.values';

const minute = (at: string | null) => (at === null ? '' : indiaMinute(at));

/** The columns of exported keys. No column has a key: only its start is stored. */
export const API_KEY_COLUMNS: CsvColumns<ApiKey> = {
  Name: ({ name }) => name,
  Start: ({ prefix }) => prefix,
  State: ({ state }) => API_KEY_STATE_NAMES[state],
  May: ({ scopes }) => scopes.map((scope) => API_KEY_SCOPE_NAMES[scope]).join('; '),
  'Acts For': ({ created_by: owner }) => owner.name,
  Created: ({ created_at }) => indiaMinute(created_at),
  'Valid Until': ({ expires_at }) => indiaMinute(expires_at),
  'Last Used': ({ last_used_at }) => minute(last_used_at),
  Revoked: ({ revoked_at }) => minute(revoked_at),
};

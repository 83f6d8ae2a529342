import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { ConsentEntry } from './consents.schema';

/** The columns of the exported ledger. */
export const CONSENT_COLUMNS: CsvColumns<ConsentEntry> = {
  Time: ({ created_at }) => indiaMinute(created_at),
  Purpose: ({ purpose }) => purpose,
  'Notice Version': ({ notice_version }) => String(notice_version),
  Language: ({ language }) => language,
  Action: ({ action }) => action,
  Channel: ({ channel }) => channel,
  Person: ({ subject }) => subject,
  Name: ({ user }) => user?.name ?? '',
  Email: ({ user }) => user?.email ?? '',
  Key: ({ subject_key }) => subject_key,
  Evidence: ({ evidence }) => evidence,
};

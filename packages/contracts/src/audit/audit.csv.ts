import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { AuditEntry } from './audit.schema';

const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));

/** The columns of exported audit entries; the changed fields are JSON. */
export const AUDIT_COLUMNS: CsvColumns<AuditEntry> = {
  When: ({ created_at }) => indiaMinute(created_at),
  Who: ({ staff }) => staff.name,
  Email: ({ staff }) => staff.email,
  'API Key': ({ apiKey }) => apiKey ?? '',
  Action: ({ action }) => action,
  Record: ({ subject, entity }) => subject.name ?? entity,
  'Record ID': ({ entityId }) => entityId,
  Before: ({ before }) => json(before),
  After: ({ after }) => json(after),
  'Batch ID': ({ batch }) => batch?._id ?? '',
};

import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import { DRILL_OUTCOME_LABELS } from './restore-drills.values';
import type { RestoreDrill } from './restore-drills.schema';

const minute = (iso: string | null) => (iso === null ? '' : indiaMinute(iso));
const number = (value: number | null) => (value === null ? '' : String(value));

/** The columns of exported restore drills. */
export const RESTORE_DRILL_COLUMNS: CsvColumns<RestoreDrill> = {
  Started: ({ started_at }) => indiaMinute(started_at),
  Finished: ({ finished_at }) => minute(finished_at),
  Outcome: ({ outcome }) => DRILL_OUTCOME_LABELS[outcome],
  Backup: ({ backup_name }) => backup_name ?? '',
  'Backup made': ({ backup_made_at }) => minute(backup_made_at),
  'Backup age (s)': ({ backup_age_seconds }) => number(backup_age_seconds),
  Rows: ({ rows }) => String(rows),
  Bytes: ({ bytes }) => String(bytes),
  'Restore (s)': ({ restore_seconds }) => number(restore_seconds),
  'Failed checks': ({ failed_checks }) => String(failed_checks),
  Error: ({ error }) => error ?? '',
};

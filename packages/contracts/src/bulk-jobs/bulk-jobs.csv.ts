import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { BulkRowState } from './bulk-jobs.values';

interface ExportedRow {
  recordId: string;
  label: string;
  state: BulkRowState;
  reason: string;
  endedAt: string | null;
}

const STATES: Readonly<Record<BulkRowState, string>> = {
  waiting: 'Not done',
  done: 'Done',
  failed: 'Failed',
};

/** The columns of the result of a job. */
export const BULK_JOB_COLUMNS: CsvColumns<ExportedRow> = {
  Record: ({ label }) => label,
  Id: ({ recordId }) => recordId,
  Result: ({ state }) => STATES[state],
  Reason: ({ reason }) => reason,
  When: ({ endedAt }) => (endedAt === null ? '' : indiaMinute(endedAt)),
};

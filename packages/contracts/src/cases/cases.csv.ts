import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import { caseStatusName } from './case-status-name';
import type { Case } from './cases.schema';
import { CASE_KIND_NAMES, CASE_STATE_NAMES } from './cases.values';

/** The columns of exported cases. */
export const CASE_COLUMNS: CsvColumns<Case> = {
  Kind: ({ kind }) => CASE_KIND_NAMES[kind],
  Number: ({ number }) => number,
  Received: ({ created_at }) => indiaMinute(created_at),
  Customer: ({ customer }) => customer,
  Subject: ({ subject }) => subject,
  'Waiting For': ({ state }) => CASE_STATE_NAMES[state],
  Status: caseStatusName,
  Due: ({ due_at }) => (due_at === null ? '' : indiaMinute(due_at)),
  'Assigned To': ({ assigned_to }) => assigned_to?.name ?? '',
  'Last Written': ({ last }) => indiaMinute(last.at),
  'Last By': ({ last }) => (last.by === 'shop' ? 'Shop' : 'Customer'),
  'Last Text': ({ last }) => last.text,
};

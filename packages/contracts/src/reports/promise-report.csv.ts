import type { CsvColumns } from '../csv/csv-columns';
import type { PromiseRow } from './promise-report.schema';
import type { PromiseGroup } from './reports.values';

const GROUP_NAMES: Readonly<Record<PromiseGroup, string>> = {
  center: 'Dispatch centre',
  state: 'State',
  courier: 'Courier',
};

/** Returns the columns of an exported report of kept promises. */
export const promiseReportColumns = (by: PromiseGroup): CsvColumns<PromiseRow> => ({
  [GROUP_NAMES[by]]: ({ label }) => label,
  ...(by === 'state' && { 'State code': ({ key }: PromiseRow) => key }),
  Delivered: ({ delivered }) => String(delivered),
  Kept: ({ kept }) => String(kept),
  'Kept %': ({ kept_percent }) => (kept_percent === null ? '' : kept_percent.toFixed(2)),
  '1 day late': ({ late_1 }) => String(late_1),
  '2–3 days late': ({ late_2_3 }) => String(late_2_3),
  'More days late': ({ late_more }) => String(late_more),
  'Without a promise': ({ unpromised }) => String(unpromised),
  'Open and overdue': ({ overdue }) => String(overdue),
});

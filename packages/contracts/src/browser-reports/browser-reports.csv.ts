import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { BrowserReport } from './browser-reports.schema';
import { REPORT_DISPOSITION_NAMES, REPORTING_APP_NAMES } from './browser-reports.values';

/** The columns of exported browser reports. */
export const BROWSER_REPORT_COLUMNS: CsvColumns<BrowserReport> = {
  Day: ({ day }) => day,
  App: ({ app }) => REPORTING_APP_NAMES[app],
  Result: ({ disposition }) => REPORT_DISPOSITION_NAMES[disposition],
  Directive: ({ directive }) => directive,
  Blocked: ({ blocked }) => blocked,
  Page: ({ page }) => page,
  Sample: ({ sample }) => sample,
  Reports: ({ reports }) => String(reports),
  'First Seen': ({ first_seen_at }) => indiaMinute(first_seen_at),
  'Last Seen': ({ last_seen_at }) => indiaMinute(last_seen_at),
};

/** The apps whose pages send reports. */
export const REPORTING_APPS = ['store', 'admin'] as const;
export type ReportingApp = (typeof REPORTING_APPS)[number];
export const REPORTING_APP_NAMES: Readonly<Record<ReportingApp, string>> = {
  store: 'Shop',
  admin: 'Back office',
};

/** Whether the browser blocked what it reports, or let it through (a policy that only reports). */
export const REPORT_DISPOSITIONS = ['enforce', 'report'] as const;
export type ReportDisposition = (typeof REPORT_DISPOSITIONS)[number];
export const REPORT_DISPOSITION_NAMES: Readonly<Record<ReportDisposition, string>> = {
  enforce: 'Blocked',
  report: 'Reported only',
};

/** What stands for anything that is not known or not shown. */
export const OTHER = 'other';

/** The directives of our policies; reports of others count as `other`. */
export const REPORTED_DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'media-src',
  'manifest-src',
  'worker-src',
  'object-src',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
  OTHER,
] as const;
export type ReportedDirective = (typeof REPORTED_DIRECTIVES)[number];

/** Days for which reports are stored. */
export const BROWSER_REPORT_DAYS = 30;
/** Different rows of a day; reports of further ones are added to one row of their app, `other` in each field. */
export const BROWSER_REPORT_ROWS_A_DAY = 500;
/** Reports that are read of one request. */
export const BROWSER_REPORTS_A_REQUEST = 20;
/** Longest text of what code tried to do, such as `Element innerHTML`. */
export const REPORT_SAMPLE_MAX = 40;
/** Rows of a page of the list. */
export const BROWSER_REPORTS_PAGE = 20;

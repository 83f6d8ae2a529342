import type { RefusedPinGroup } from '../reports/refused-pins.values';
import type { PromiseGroup, ReturnsGroup, SalesGroup } from '../reports/reports.values';

/** The reports that can be mailed on a schedule (docs/spec/report-schedules.md). */
export const SCHEDULED_REPORTS = ['sales', 'tax', 'returns', 'coupons', 'promises', 'refused-pins'] as const;
export type ScheduledReportKind = (typeof SCHEDULED_REPORTS)[number];

export const SCHEDULED_REPORT_NAMES: Readonly<Record<ScheduledReportKind, string>> = {
  sales: 'Sales',
  tax: 'Tax',
  returns: 'Returns',
  coupons: 'Coupons',
  promises: 'Promises kept',
  'refused-pins': 'Where we do not deliver',
};

/** What each group is called within the title of a report. */
export const SCHEDULED_GROUP_NAMES: Readonly<
  Record<SalesGroup | ReturnsGroup | PromiseGroup | RefusedPinGroup, string>
> = {
  day: 'day',
  state: 'State',
  brand: 'brand',
  size: 'screen size',
  technology: 'technology',
  model: 'television',
  reason: 'reason',
  center: 'dispatch centre',
  courier: 'courier',
  area: 'PIN area',
  district: 'district',
  pin: 'PIN code',
};

/** The days that a scheduled report is of, relative to when it is due. */
export const SCHEDULE_PERIODS = [
  'yesterday',
  'last-7-days',
  'last-week',
  'month-to-date',
  'last-month',
  'last-quarter',
] as const;
export type SchedulePeriod = (typeof SCHEDULE_PERIODS)[number];

export const SCHEDULE_PERIOD_NAMES: Readonly<Record<SchedulePeriod, string>> = {
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days, up to yesterday',
  'last-week': 'Last week, Monday to Sunday',
  'month-to-date': 'This month so far',
  'last-month': 'Last month',
  'last-quarter': 'Last quarter of the financial year',
};

/** How often a report is mailed. */
export const SCHEDULE_RHYTHMS = ['day', 'week', 'month'] as const;
export type ScheduleRhythm = (typeof SCHEDULE_RHYTHMS)[number];

export const SCHEDULE_RHYTHM_NAMES: Readonly<Record<ScheduleRhythm, string>> = {
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
};

/** Days of the week by their number of ISO 8601. */
export const WEEKDAY_NAMES: Readonly<Record<number, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** The last day of a month that every month has. */
export const MONTH_DAY_MAX = 28;

export const SCHEDULE_STATES = ['active', 'paused'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];
export const SCHEDULE_STATE_NAMES: Readonly<Record<ScheduleState, string>> = {
  active: 'Active',
  paused: 'Paused',
};

/** What became of a run; `nobody` had no recipient who may see the report, `stopped` was paused before it was made. */
export const REPORT_RUN_STATES = ['waiting', 'sending', 'sent', 'failed', 'nobody', 'stopped'] as const;
export type ReportRunState = (typeof REPORT_RUN_STATES)[number];
export const REPORT_RUN_STATE_NAMES: Readonly<Record<ReportRunState, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  nobody: 'Nobody to send to',
  stopped: 'Stopped',
};

/** Why a run is made: it was due, or staff asked for it. */
export const REPORT_RUN_CAUSES = ['schedule', 'staff'] as const;

/** Why a recipient was taken off: the account is closed, or may no longer see the report. */
export const TAKEN_OFF_REASONS = ['closed', 'role'] as const;
export type TakenOffReason = (typeof TAKEN_OFF_REASONS)[number];
export const TAKEN_OFF_REASON_NAMES: Readonly<Record<TakenOffReason, string>> = {
  closed: 'the account is closed',
  role: 'may no longer see this report',
};

/** Schedules that there may be. */
export const REPORT_SCHEDULES_MAX = 50;
/** Recipients that one schedule may have. */
export const RECIPIENTS_MAX = 20;
/** Runs that the page of a schedule shows. */
export const SHOWN_RUNS = 20;
/** Days that runs are kept: a year can be compared with the one before. */
export const REPORT_RUN_DAYS = 400;
/** Days that the CSV file of a run is kept, so that its mail can be sent again. */
export const REPORT_FILE_DAYS = 30;
/** A CSV file above this is not attached: many mail servers refuse larger mails. */
export const ATTACHMENT_MAX_BYTES = 2 * 1024 * 1024;

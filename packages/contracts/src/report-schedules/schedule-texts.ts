import { stateOfGstCode } from '../gst/states';
import type { ReportRange } from '../reports/report-range';
import { formatDay } from '../time/india-time';
import type { ScheduledReport } from './report-schedules.schema';
import {
  SCHEDULED_GROUP_NAMES,
  SCHEDULED_REPORT_NAMES,
  WEEKDAY_NAMES,
  type ScheduledReportKind,
} from './report-schedules.values';
import type { ScheduleTimes } from './schedule-times';

/** The screen of each report, below `/admin-dashboard`. */
const SCREENS: Readonly<Record<ScheduledReportKind, string>> = {
  sales: 'sales-report',
  tax: 'tax-report',
  returns: 'returns-report',
  coupons: 'coupon-report',
  promises: 'promise-report',
  'refused-pins': 'refused-pins-report',
};

/** Returns what a report is called with its grouping and filters: 'Sales by State'. */
export function reportTitle(report: ScheduledReport): string {
  const name = SCHEDULED_REPORT_NAMES[report.kind];
  const title = 'by' in report ? `${name} by ${SCHEDULED_GROUP_NAMES[report.by]}` : name;
  if (report.kind !== 'refused-pins') return title;
  const parts = [
    ...(report.place === undefined ? [] : [stateOfGstCode(report.place) ?? report.place]),
    ...(report.district === undefined ? [] : [`district ${report.district}`]),
    ...(report.area === undefined ? [] : [`PIN codes ${report.area}…`]),
  ];
  return [title, ...parts].join(', ');
}

/** Returns the address of a report on some days, below the address of the back office. */
export function reportPath({ kind, ...filters }: ScheduledReport, { from, to }: ReportRange): string {
  const query = Object.entries({ ...filters, from, to }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/admin-dashboard/${SCREENS[kind]}?${query.join('&')}`;
}

/** Returns the name of the CSV file of a report, the same as that of its export. */
export const reportFileName = ({ kind }: ScheduledReport, { from, to }: ReportRange): string =>
  `${SCREENS[kind]}-${from}-${to}.csv`;

/** Returns the days of a range: '23 Nov 2026 – 29 Nov 2026', and of one day '29 Nov 2026'. */
export const rangeText = ({ from, to }: ReportRange): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

/** Returns an hour of the day: '8 am', '12 noon'. */
export function hourText(hour: number): string {
  if (hour === 0) return '12 midnight';
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}

/** Returns when a report is mailed: 'Every Monday, 8 am'. */
export function timesText({ every, weekday, month_day, hour }: ScheduleTimes): string {
  const days = {
    day: 'Every day',
    week: `Every ${WEEKDAY_NAMES[weekday] ?? 'week'}`,
    month: `On day ${month_day} of each month`,
  };
  return `${days[every]}, ${hourText(hour)}`;
}

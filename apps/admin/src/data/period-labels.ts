import type { ReportPreset } from '@aabha/contracts/reports/reports.values';

/** What presets of days are called. */
export const PERIOD_LABELS: Readonly<Record<ReportPreset, string>> = {
  today: 'Today',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
  year: 'This financial year',
};

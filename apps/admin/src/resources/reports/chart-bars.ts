import { addPaise, paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { shortDay } from '../../components/charts/short-day';
import type { SalesRow } from '@aabha/contracts/reports/reports.schema';

/** The most days that are bars of their own; more are summed up by month. */
const DAYS_MAX = 92;

export interface ChartBar {
  key: string;
  label: string;
  /** Below the bar: '5 Nov', or the month. */
  short: string;
  net: number;
  refunds: number;
}

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Returns the bars of a chart of days: one a day, or one a month where there are too many. */
export function chartBars(rows: readonly SalesRow[]): ChartBar[] {
  if (rows.length <= DAYS_MAX)
    return rows.map(({ key, label, net, refunds }) => ({ key, label, short: shortDay(key), net, refunds }));
  const months = new Map<string, SalesRow[]>();
  for (const row of rows) {
    const month = row.key.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  const sumOf = (days: readonly SalesRow[], name: 'net' | 'refunds') =>
    rupeesFromPaise(addPaise(...days.map((day) => paiseFromRupees(day[name]))));
  return [...months].map(([key, days]) => ({
    ...{ key, label: monthFormat.format(new Date(`${key}-01`)) },
    short: monthFormat.format(new Date(`${key}-01`)),
    ...{ net: sumOf(days, 'net'), refunds: sumOf(days, 'refunds') },
  }));
}

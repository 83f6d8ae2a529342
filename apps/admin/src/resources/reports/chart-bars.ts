import { addPaise, paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import type { SalesRow } from '@aabha/contracts/reports/reports.schema';

/** The most days that are bars of their own; more are summed up by month. */
const DAYS_MAX = 92;

export interface ChartBar {
  key: string;
  label: string;
  net: number;
  refunds: number;
}

const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Returns the bars of a chart of days: one a day, or one a month where there are too many. */
export function chartBars(rows: readonly SalesRow[]): ChartBar[] {
  if (rows.length <= DAYS_MAX)
    return rows.map(({ key, label, net, refunds }) => ({ key, label, net, refunds }));
  const months = new Map<string, SalesRow[]>();
  for (const row of rows) {
    const month = row.key.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  const sumOf = (days: readonly SalesRow[], name: 'net' | 'refunds') =>
    rupeesFromPaise(addPaise(...days.map((day) => paiseFromRupees(day[name]))));
  return [...months].map(([key, days]) => ({
    ...{ key, label: monthFormat.format(new Date(`${key}-01`)) },
    ...{ net: sumOf(days, 'net'), refunds: sumOf(days, 'refunds') },
  }));
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Returns round values from the lowest to the highest, zero among them, for the lines of a chart. */
export function chartTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

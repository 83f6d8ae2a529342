import type { PromiseFigures, PromiseReportOutput } from '@aabha/contracts/reports/promise-report.schema';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { PromiseGroup, PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import type { Rows } from '../../components/FigureLink';
import { formatNumber } from '../../data/number-format';
import { daysFilter } from './days-filter';
import { percentText } from './percent-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const PROMISE_GROUP_NAMES: Readonly<Record<PromiseGroup, string>> = {
  center: 'Dispatch centre',
  state: 'State',
  courier: 'Courier',
};

const FILTERS = { center: 'dispatchCenter', state: 'place', courier: 'courier' } as const;

/** Returns the names of the columns. */
export const promiseColumns = (by: PromiseGroup): string[] => [
  PROMISE_GROUP_NAMES[by],
  ...['Delivered', 'Kept', 'Kept %', '1 day late', '2–3 days', 'More', 'No promise', 'Overdue'],
];

/** The orders behind the figures of a group, or of all where it has no filter. */
interface OrdersOf {
  delivered: (promise?: PromiseOutcome) => Rows;
  overdue: Rows;
}

/** Returns the orders of these days; overdue ones only up to the last day that is over. */
export function ordersOf(range: ReportRange, overdueUntil: string, more: object = {}): OrdersOf {
  const to = range.to < overdueUntil ? range.to : overdueUntil;
  const orders = (filter: object): Rows => ({ screen: 'orders', filter: { ...filter, ...more } });
  return {
    delivered: (promise) => orders({ ...daysFilter('delivered', range), ...(promise && { promise }) }),
    overdue: orders({ ...daysFilter('promised', { from: range.from, to }), promise: 'open' }),
  };
}

function cellsOf(figures: PromiseFigures, orders: OrdersOf | undefined): FigureCell[] {
  const of = (value: number, promise?: PromiseOutcome): FigureCell => ({
    text: formatNumber(value),
    rows: orders?.delivered(promise),
  });
  return [
    of(figures.delivered),
    of(figures.kept, 'kept'),
    { text: percentText(figures.kept_percent) },
    of(figures.late_1, 'late-1'),
    of(figures.late_2_3, 'late-2-3'),
    of(figures.late_more, 'late-more'),
    of(figures.unpromised, 'none'),
    { text: formatNumber(figures.overdue), rows: orders?.overdue },
  ];
}

/** Returns the rows of the table; each leads to its orders, where a filter finds them alone. */
export const promiseTableRows = (
  by: PromiseGroup,
  { rows, overdue_until }: PromiseReportOutput,
  range: ReportRange,
): ReportRow[] =>
  rows.map(({ key, label, ...figures }) => {
    const orders = key === '' ? undefined : ordersOf(range, overdue_until, { [FILTERS[by]]: key });
    return { key, name: label, rows: orders?.delivered(), cells: cellsOf(figures, orders) };
  });

/** Returns the cells of the total. */
export const promiseTotalCells = (
  { total, overdue_until }: PromiseReportOutput,
  range: ReportRange,
): FigureCell[] => cellsOf(total, ordersOf(range, overdue_until));

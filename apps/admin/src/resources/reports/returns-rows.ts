import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { NOT_STATED, WITHOUT_TELEVISION, type ReturnsGroup } from '@aabha/contracts/reports/reports.values';
import type { ReturnsFigures, ReturnsRow } from '@aabha/contracts/reports/returns-report.schema';
import type { Rows } from '../../components/FigureLink';
import { periodOf } from '../../data/period-filter';
import { formatNumber } from '../../data/number-format';
import { amountText } from './amount-text';
import { percentText } from './percent-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const RETURNS_GROUP_NAMES: Readonly<Record<ReturnsGroup, string>> = {
  model: 'Television',
  brand: 'Brand',
  reason: 'Reason',
};

const FILTERS = { model: 'product_id', brand: 'brand', reason: 'reason' } as const;

/** Returns the return requests of these days under further filters. */
export const requestsOf = (range: ReportRange, more: object = {}): Rows => ({
  screen: 'return-requests',
  filter: { period: periodOf(range), ...more },
});

/** Returns the names of the columns. */
export const returnsColumns = (by: ReturnsGroup): string[] => [
  RETURNS_GROUP_NAMES[by],
  ...(by === 'reason' ? [] : ['Sold']),
  ...['Requests', 'Returned', 'Rate', 'Refunded', 'Replaced', 'Rejected'],
];

function cellsOf(
  by: ReturnsGroup,
  figures: ReturnsFigures,
  to: (more?: object) => Rows | undefined,
): FigureCell[] {
  const sold = { text: figures.units_sold === null ? '–' : formatNumber(figures.units_sold) };
  return [
    ...(by === 'reason' ? [] : [sold]),
    { text: formatNumber(figures.requests), rows: to() },
    { text: formatNumber(figures.units_returned), rows: to() },
    { text: percentText(figures.rate) },
    { text: amountText(figures.refunded), rows: to({ refund_status: true }) },
    { text: formatNumber(figures.replaced), rows: to({ state: 'replaced' }) },
    { text: formatNumber(figures.rejected), rows: to() },
  ];
}

/** Returns the rows of the table; each leads to its requests, where a filter finds them alone. */
export function returnsTableRows(
  by: ReturnsGroup,
  rows: readonly ReturnsRow[],
  range: ReportRange,
): ReportRow[] {
  return rows.map(({ key, label, ...figures }) => {
    const isOfNone = key === WITHOUT_TELEVISION || key === NOT_STATED;
    const to = (more: object = {}) =>
      isOfNone ? undefined : requestsOf(range, { [FILTERS[by]]: key, ...more });
    return { key, name: label, rows: to(), cells: cellsOf(by, figures, to) };
  });
}

/** Returns the cells of the total. */
export const returnsTotalCells = (
  by: ReturnsGroup,
  total: ReturnsFigures,
  range: ReportRange,
): FigureCell[] => cellsOf(by, total, (more) => requestsOf(range, more));

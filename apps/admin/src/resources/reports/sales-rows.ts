import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { SalesFigures, SalesRow } from '@aabha/contracts/reports/reports.schema';
import { NOT_STATED, WITHOUT_TELEVISION, type SalesGroup } from '@aabha/contracts/reports/reports.values';
import type { Rows } from '../../components/FigureLink';
import { formatNumber } from '../../data/number-format';
import { daysFilter } from './days-filter';
import { amountText } from './amount-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const GROUP_NAMES: Readonly<Record<SalesGroup, string>> = {
  day: 'Day',
  state: 'State',
  brand: 'Brand',
  size: 'Screen size',
  technology: 'Technology',
};

/** The filter of a list for the documents of these days. */
const periodFilter = (range: ReportRange) => daysFilter('issued', range);

/** Returns the filter of a row's documents; undefined where no filter finds them alone. */
function filterOf(by: SalesGroup, key: string, range: ReportRange) {
  if (by === 'day') return periodFilter({ from: key, to: key });
  const days = periodFilter(range);
  if (by === 'state') return { ...days, place: key };
  if (key === WITHOUT_TELEVISION || key === NOT_STATED) return undefined;
  if (by === 'size') return { ...days, inches: Number(key) };
  return { ...days, [by]: key };
}

const hasDocuments = (by: SalesGroup) => by === 'day' || by === 'state';

/** Returns the names of the columns. */
export const salesColumns = (by: SalesGroup): string[] => [
  GROUP_NAMES[by],
  ...(hasDocuments(by) ? ['Invoices', 'Credit notes'] : []),
  ...['Units', 'Returned', 'Gross', 'Coupons', 'Refunds', 'Net', 'GST in net'],
];

function cellsOf(by: SalesGroup, figures: SalesFigures, filter: object | undefined): FigureCell[] {
  const to = (screen: string): Rows | undefined => filter && { screen, filter: { ...filter } };
  const [invoices, notes] = [to('invoices'), to('credit-notes')];
  const count = (value: number, rows: Rows | undefined) => ({ text: formatNumber(value), rows });
  const amount = (value: number, rows?: Rows) => ({ text: amountText(value), rows });
  return [
    ...(hasDocuments(by)
      ? [count(figures.invoices ?? 0, invoices), count(figures.credit_notes ?? 0, notes)]
      : []),
    count(figures.units, invoices),
    count(figures.returned_units, notes),
    amount(figures.gross, invoices),
    amount(figures.coupon, invoices),
    amount(figures.refunds, notes),
    amount(figures.net, invoices),
    amount(figures.tax, invoices),
  ];
}

/** Returns the rows of the table; days newest first. */
export function salesTableRows(by: SalesGroup, rows: readonly SalesRow[], range: ReportRange): ReportRow[] {
  const all = rows.map((row) => {
    const filter = filterOf(by, row.key, range);
    return {
      ...{ key: row.key, name: row.label, cells: cellsOf(by, row, filter) },
      rows: filter && { screen: 'invoices', filter },
    };
  });
  return by === 'day' ? all.toReversed() : all;
}

/** Returns the cells of the total. */
export const salesTotalCells = (by: SalesGroup, total: SalesFigures, range: ReportRange): FigureCell[] =>
  cellsOf(by, total, periodFilter(range));

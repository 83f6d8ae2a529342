import { formatCount } from '@aabha/contracts/counts/counts';
import { formatPaise } from '@aabha/contracts/money/money-format';
import type { Paise } from '@aabha/contracts/money/money';
import { SCHEDULED_GROUP_NAMES } from '@aabha/contracts/report-schedules/report-schedules.values';
import type { ReportSummary } from '@aabha/contracts/report-schedules/report-summary';
import type { CouponFiguresInPaise, CouponRowInPaise } from '@aabha/contracts/reports/coupon-report.schema';
import type { PromiseFigures, PromiseRow } from '@aabha/contracts/reports/promise-report.schema';
import type { RefusedPinsRow } from '@aabha/contracts/reports/refused-pins-report.schema';
import type { RefusedPinGroup } from '@aabha/contracts/reports/refused-pins.values';
import type { PromiseGroup, ReturnsGroup, SalesGroup } from '@aabha/contracts/reports/reports.values';
import type {
  SalesFiguresInPaise,
  SalesRowInPaise,
  TaxFiguresInPaise,
  TaxRowInPaise,
} from '@aabha/contracts/reports/reports.schema';
import type {
  ReturnsFiguresInPaise,
  ReturnsRowInPaise,
} from '@aabha/contracts/reports/returns-report.schema';

/** Rows that a mail names; the CSV file has all. */
const NAMED = 5;

interface Totals<F> {
  total: F;
  before: F;
}

/** Returns a row of figures: what each is called, and how it is read from a total and written. */
const figuresOf = <F>({ total, before }: Totals<F>, figures: Readonly<Record<string, (of: F) => string>>) =>
  Object.entries(figures).map(([label, text]) => ({ label, text: text(total), before: text(before) }));

/** Returns the first rows by a figure, those with the most of it first; rows without any of it are left out. */
const topOf = <T>(
  rows: readonly T[],
  amount: (row: T) => number,
  line: (row: T) => { label: string; text: string },
) =>
  rows
    .filter((row) => amount(row) > 0)
    .toSorted((a, b) => amount(b) - amount(a))
    .slice(0, NAMED)
    .map(line);

const percent = (value: number | null) => (value === null ? 'none' : `${value.toFixed(1)}%`);
const money = (amount: Paise) => formatPaise(amount);

/** Returns what a mail shows of a sales report. */
export const salesSummary = (
  by: SalesGroup,
  rows: readonly SalesRowInPaise[],
  totals: Totals<SalesFiguresInPaise>,
): ReportSummary => ({
  figures: figuresOf(totals, {
    'Net sales': ({ net }) => money(net),
    'Invoiced before coupons': ({ gross }) => money(gross),
    Coupons: ({ coupon }) => money(coupon),
    Refunds: ({ refunds }) => money(refunds),
    'GST in net sales': ({ tax }) => money(tax),
    'Televisions sold': ({ units }) => formatCount(units),
  }),
  topTitle: `Most sales by ${SCHEDULED_GROUP_NAMES[by]}`,
  top: topOf(
    rows,
    ({ net }) => net,
    ({ label, net }) => ({ label, text: money(net) }),
  ),
});

/** Returns what a mail shows of a tax report. */
export const taxSummary = (
  rows: readonly TaxRowInPaise[],
  totals: Totals<TaxFiguresInPaise>,
): ReportSummary => ({
  figures: figuresOf(totals, {
    'Total GST': ({ tax }) => money(tax),
    'Taxable value': ({ taxable }) => money(taxable),
    CGST: ({ cgst }) => money(cgst),
    SGST: ({ sgst }) => money(sgst),
    UTGST: ({ utgst }) => money(utgst),
    IGST: ({ igst }) => money(igst),
  }),
  topTitle: 'Most GST by State and rate',
  top: topOf(
    rows,
    ({ tax }) => tax,
    ({ state, rate, tax }) => ({ label: `${state}, ${rate}%`, text: money(tax) }),
  ),
});

/** Returns what a mail shows of a returns report. */
export const returnsSummary = (
  by: ReturnsGroup,
  rows: readonly ReturnsRowInPaise[],
  totals: Totals<ReturnsFiguresInPaise>,
): ReportSummary => ({
  figures: figuresOf(totals, {
    'Units returned': ({ units_returned }) => formatCount(units_returned),
    'Of those sold': ({ rate }) => percent(rate),
    Requests: ({ requests }) => formatCount(requests),
    Refunded: ({ refunded }) => money(refunded),
    'Units replaced': ({ replaced }) => formatCount(replaced),
    'Units rejected': ({ rejected }) => formatCount(rejected),
  }),
  topTitle: `Most returns by ${SCHEDULED_GROUP_NAMES[by]}`,
  top: topOf(
    rows,
    ({ units_returned }) => units_returned,
    ({ label, units_returned }) => ({ label, text: formatCount(units_returned) }),
  ),
});

/** Returns what a mail shows of a coupon report. */
export const couponSummary = (
  rows: readonly CouponRowInPaise[],
  totals: Totals<CouponFiguresInPaise>,
): ReportSummary => ({
  figures: figuresOf(totals, {
    'Discount given': ({ given }) => money(given),
    Orders: ({ orders }) => formatCount(orders),
    'Net revenue': ({ net }) => money(net),
    'First orders': ({ first_orders }) => formatCount(first_orders),
  }),
  topTitle: 'Coupons that gave most',
  top: topOf(
    rows,
    ({ given }) => given,
    ({ code, given }) => ({ label: code || 'Without a code', text: money(given) }),
  ),
});

/** Returns what a mail shows of a report of kept promises. */
export const promiseSummary = (
  by: PromiseGroup,
  rows: readonly PromiseRow[],
  totals: Totals<PromiseFigures>,
): ReportSummary => {
  const lateOf = ({ late_1, late_2_3, late_more }: PromiseFigures) => late_1 + late_2_3 + late_more;
  return {
    figures: figuresOf(totals, {
      'Promises kept': ({ kept_percent }) => percent(kept_percent),
      Delivered: ({ delivered }) => formatCount(delivered),
      'Delivered late': (figures) => formatCount(lateOf(figures)),
      'Open and overdue': ({ overdue }) => formatCount(overdue),
    }),
    topTitle: `Most late or overdue by ${SCHEDULED_GROUP_NAMES[by]}`,
    top: topOf(
      rows,
      (row) => lateOf(row) + row.overdue,
      (row) => ({ label: row.label, text: formatCount(lateOf(row) + row.overdue) }),
    ),
  };
};

/** Returns what a mail shows of checks of PIN codes without delivery, of all rows and those of as many days before. */
export const refusedPinsSummary = (
  by: RefusedPinGroup,
  rows: readonly RefusedPinsRow[],
  before: readonly RefusedPinsRow[],
): ReportSummary => {
  const sumOf = (of: readonly RefusedPinsRow[], name: 'checks' | 'pins') =>
    formatCount(of.reduce((sum, row) => sum + row[name], 0));
  return {
    figures: figuresOf(
      { total: rows, before },
      {
        'Checks without delivery': (of) => sumOf(of, 'checks'),
        'PIN codes': (of) => sumOf(of, 'pins'),
      },
    ),
    topTitle: `Most checks by ${SCHEDULED_GROUP_NAMES[by]}`,
    top: topOf(
      rows,
      ({ checks }) => checks,
      ({ label, checks }) => ({ label, text: formatCount(checks) }),
    ),
  };
};

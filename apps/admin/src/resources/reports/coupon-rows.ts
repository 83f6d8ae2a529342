import { sharePercent } from '@aabha/contracts/reports/share-percent';
import type { CouponFigures, CouponRow } from '@aabha/contracts/reports/coupon-report.schema';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { Rows } from '../../components/FigureLink';
import { formatNumber } from '../../data/number-format';
import { daysFilter } from './days-filter';
import { amountText } from './amount-text';
import { percentText } from './percent-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const COUPON_COLUMNS = [
  ...['Coupon', 'Orders', 'First orders', 'Discount', 'Taken back'],
  ...['Given', 'Average', 'Net revenue'],
];

/** Returns the cells of the figures; `rows` are the orders with the coupon. */
export function couponCells(figures: CouponFigures, rows?: Rows): FigureCell[] {
  const { orders, first_orders, coupon, taken_back, given, average, net } = figures;
  const share = percentText(sharePercent(first_orders, orders));
  return [
    { text: formatNumber(orders), rows },
    { text: orders === 0 ? '–' : `${formatNumber(first_orders)} (${share})` },
    { text: amountText(coupon), rows },
    { text: amountText(taken_back) },
    { text: amountText(given) },
    { text: average === null ? '–' : amountText(average) },
    { text: amountText(net), rows },
  ];
}

/** Returns the rows of the table; each leads to the orders of these days that used the coupon. */
export const couponTableRows = (rows: readonly CouponRow[], range: ReportRange): ReportRow[] =>
  rows.map(({ code, ...figures }) => {
    const orders: Rows | undefined =
      code === ''
        ? undefined
        : { screen: 'orders', filter: { coupon: code, ...daysFilter('placed', range) } };
    return { key: code, name: code || 'Without a code', rows: orders, cells: couponCells(figures, orders) };
  });

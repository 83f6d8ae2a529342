import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { CouponRowInPaise } from './coupon-report.schema';
import { sharePercent } from './share-percent';

const percent = (part: number, whole: number) => sharePercent(part, whole)?.toFixed(2) ?? '';

/** The columns of an exported coupon report. */
export const COUPON_REPORT_COLUMNS: CsvColumns<CouponRowInPaise> = {
  Coupon: ({ code }) => code,
  Orders: ({ orders }) => String(orders),
  'Discount on invoices': ({ coupon }) => decimalRupees(coupon),
  'Taken back by credit notes': ({ taken_back }) => decimalRupees(taken_back),
  'Discount given': ({ given }) => decimalRupees(given),
  'Net revenue': ({ net }) => decimalRupees(net),
  'Average discount': ({ average }) => (average === null ? '' : decimalRupees(average)),
  'First orders': ({ first_orders }) => String(first_orders),
  'First orders %': ({ first_orders, orders }) => percent(first_orders, orders),
};

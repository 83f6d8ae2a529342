import { addPaise, paise, subtractPaise, ZERO } from '@aabha/contracts/money/money';
import type { CouponFiguresInPaise, CouponRowInPaise } from '@aabha/contracts/reports/coupon-report.schema';
import type { ReportRangeInput } from '@aabha/contracts/reports/reports.schema';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { sumCoupons, type CouponSums } from './coupon-report.queries';

type Sums = Omit<CouponSums, 'code'>;

const NONE: Sums = { orders: 0, first: 0, coupon: ZERO, takenBack: ZERO, net: ZERO };

const addUp = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, row) => ({
      ...{ orders: sum.orders + row.orders, first: sum.first + row.first },
      ...{ coupon: addPaise(sum.coupon, row.coupon), takenBack: addPaise(sum.takenBack, row.takenBack) },
      net: addPaise(sum.net, row.net),
    }),
    NONE,
  );

const figuresOf = ({ orders, first, coupon, takenBack, net }: Sums): CouponFiguresInPaise => ({
  ...{ orders, coupon, taken_back: takenBack, given: subtractPaise(coupon, takenBack), net },
  average: orders === 0 ? null : paise(Math.round(coupon / orders)),
  first_orders: first,
});

/** Returns the figures of coupons, the most discount first, and their total. */
export async function readCouponReport(
  read: ReportReader,
  range: ReportRangeInput,
): Promise<{ rows: CouponRowInPaise[]; total: CouponFiguresInPaise }> {
  const sums = await read((db) => sumCoupons(db, range));
  const rows = sums.map(({ code, ...figures }) => ({ code, ...figuresOf(figures) }));
  return {
    rows: rows.toSorted((a, b) => b.coupon - a.coupon || a.code.localeCompare(b.code)),
    total: figuresOf(addUp(sums)),
  };
}

/** Returns what coupons gave on some days, and what the orders with them brought (docs/spec/reports.md#coupons). */
export const getCouponReport = (ctx: SignedInContext, input: ReportRangeInput) =>
  readCouponReport(ctx.openReport(ctx.workDb), input);

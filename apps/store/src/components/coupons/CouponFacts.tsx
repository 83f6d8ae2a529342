import type { ShownCoupon } from '@aabha/contracts/coupons/coupons.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/coupons';
import { formatDay } from '@aabha/messages/dates';
import classes from './coupons.module.css';

/** The code of a coupon, and its conditions in one line (docs/spec/coupons.md#in-the-shop). */
export function CouponFacts({ coupon }: { coupon: ShownCoupon }) {
  const conditions = texts.conditions({
    percent: coupon.discountPercentage,
    minimum: coupon.minimumGoods === null ? undefined : formatRupees(coupon.minimumGoods),
    lastDay: formatDay(coupon.expiryDate),
    timesEach: coupon.maxUsesPerPerson,
    isForFirstOrder: coupon.firstOrderOnly,
    isLimited: coupon.isLimited,
  });
  return (
    <div className={classes.facts}>
      <strong className={classes.code}>{coupon.code}</strong>
      <p className={classes.conditions}>{conditions}</p>
    </div>
  );
}

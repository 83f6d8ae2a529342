import type { CouponRecord } from './coupon-record';
import { usesText } from './coupon-state';

/** How often a coupon was used, and how many uses are left. */
export function CouponUsesField({ coupon }: { coupon: CouponRecord }) {
  return <>{usesText(coupon)}</>;
}

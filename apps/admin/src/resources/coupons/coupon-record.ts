import type { StaffCoupon } from '@aabha/contracts/coupons/coupons.staff.schema';

/** A coupon as the screens use it. */
export type CouponRecord = StaffCoupon & { id: string };

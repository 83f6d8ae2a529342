import { allow, refuse, type Verdict } from '../errors/verdict';
import { endOfIndiaDay, indiaDay } from '../time/india-time';

/**
 * Is a coupon still good? Through the end of its expiry day in India, whose last moment `expiresAt` is
 * (docs/spec/coupons.md#validity), or until staff ended it.
 */
export function checkCoupon(coupon: { expiresAt: Date }, now: Date): Verdict {
  return now <= coupon.expiresAt
    ? allow
    : refuse('COUPON_EXPIRED', { expiredOn: coupon.expiresAt.toISOString() });
}

/**
 * The last moment of the expiry day in India, from a day or from an ISO time whose day in India counts
 * (docs/spec/coupons.md#validity).
 */
export function couponExpiresAt(expiryDate: string): Date {
  return endOfIndiaDay(expiryDate.length === 10 ? expiryDate : indiaDay(new Date(expiryDate)));
}

/** The `expiresAt` of a coupon that is ended at `now`: its last good moment is over by then. */
export function endedCouponExpiresAt(now: Date): Date {
  return new Date(now.getTime() - 1);
}

/**
 * A coupon that is created or edited must be good today at least: 'Expiry date cannot be in the past!'
 * (docs/spec/coupons.md#creating).
 */
export function checkNewCoupon(expiresAt: Date, now: Date): Verdict {
  return now <= expiresAt ? allow : refuse('COUPON_EXPIRY_PAST');
}

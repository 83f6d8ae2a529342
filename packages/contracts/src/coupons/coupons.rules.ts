import { allow, refuse, type Verdict } from '../errors/verdict';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '../time/india-time';

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

/** The first moment of the start day in India; null where a coupon is valid at once. */
export function couponStartsAt(startDate: string | null | undefined): Date | null {
  if (!startDate) return null;
  return startOfIndiaDay(startDate.length === 10 ? startDate : indiaDay(new Date(startDate)));
}

/** A coupon is valid for a time: 'The start date must be before the expiry date.' (docs/spec/coupons.md#limits). */
export function checkCouponPeriod(startsAt: Date | null, expiresAt: Date): Verdict {
  return startsAt === null || startsAt < expiresAt ? allow : refuse('COUPON_START_AFTER_END');
}

/**
 * A coupon that is created or edited must be good today at least: 'Expiry date cannot be in the past!'
 * (docs/spec/coupons.md#creating).
 */
export function checkNewCoupon(expiresAt: Date, now: Date): Verdict {
  return now <= expiresAt ? allow : refuse('COUPON_EXPIRY_PAST');
}

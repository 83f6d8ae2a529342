import { allow, refuse, type Verdict } from '../errors/errors';

/** Good through the end of its expiry day in India; `expiresAt` is that day's last moment (decisions §5, §15). */
export function checkCoupon(coupon: { expiresAt: Date }, now: Date): Verdict {
  return now <= coupon.expiresAt
    ? allow
    : refuse('COUPON_EXPIRED', { expiredOn: coupon.expiresAt.toISOString() });
}

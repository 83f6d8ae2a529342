import { formatRupees } from '../money/money-format';
import { formatDay } from '../time/india-time';

/** Refusals of coupons (docs/spec/coupons.md). */
export const COUPON_ERRORS = {
  COUPON_NOT_FOUND: { status: 404, message: 'This coupon code does not exist.' },
  COUPON_CODE_TAKEN: { status: 409, message: 'A coupon with this code already exists.' },
  COUPON_EXPIRY_PAST: { status: 400, message: 'Expiry date cannot be in the past!' },
  COUPON_START_AFTER_END: { status: 400, message: 'The start date must be before the expiry date.' },
  COUPON_EXPIRED: {
    status: 409,
    message: (d: { expiredOn: string }) => `This coupon expired on ${formatDay(d.expiredOn)}.`,
  },
  COUPON_NOT_STARTED: {
    status: 409,
    message: (d: { startsOn: string }) => `This coupon is valid from ${formatDay(d.startsOn)}.`,
  },
  COUPON_USED_UP: { status: 409, message: 'This coupon has been used up.' },
  COUPON_USED_BY_YOU: {
    status: 409,
    message: (d: { times: number }) =>
      d.times === 1
        ? 'You have already used this coupon.'
        : `You have already used this coupon ${d.times} times.`,
  },
  COUPON_FIRST_ORDER_ONLY: { status: 409, message: 'This coupon is for your first order only.' },
  COUPON_NOT_FOR_CART: { status: 409, message: 'This coupon is not for the televisions in your cart.' },
  COUPON_BELOW_MINIMUM: {
    status: 409,
    message: (d: { minimum: number; missing: number }) =>
      `Add ${formatRupees(d.missing)} more to use this coupon. It needs ${formatRupees(d.minimum)} of the televisions it is for.`,
  },
} as const;

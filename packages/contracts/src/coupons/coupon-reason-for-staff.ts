import { formatRupees } from '../money/money-format';
import { formatDay } from '../time/india-time';
import type { CouponFacts, CouponLimits, CouponRefusal } from './coupon-refusal';

const TEXTS: Readonly<
  Record<
    CouponRefusal['code'],
    (coupon: CouponLimits, facts: CouponFacts, data: Record<string, unknown>) => string
  >
> = {
  COUPON_EXPIRED: ({ expiresAt }) => `It expired or was ended on ${formatDay(expiresAt)}.`,
  COUPON_NOT_STARTED: ({ startsAt }) => `It starts on ${formatDay(startsAt ?? '')}.`,
  COUPON_USED_UP: ({ maxUses }, { uses }) =>
    `All ${maxUses} uses are taken: ${uses} by orders and payments under way.`,
  COUPON_USED_BY_YOU: ({ maxUsesPerPerson }, { usesOfPerson }) =>
    `This customer has ${usesOfPerson} of at most ${maxUsesPerPerson} orders with it.`,
  COUPON_FIRST_ORDER_ONLY: () =>
    'It is for first orders, and this customer has an order that is not cancelled.',
  COUPON_NOT_FOR_CART: () => 'No television in the cart is one that it is for.',
  COUPON_BELOW_MINIMUM: (_coupon, _facts, { minimum, missing }) =>
    `The televisions that it is for have to cost ${formatRupees(Number(minimum))}; ${formatRupees(Number(missing))} are missing.`,
};

/** Returns why a coupon gives no discount, in one line for staff, with the figures that decided. */
export function couponReasonForStaff(
  coupon: CouponLimits,
  facts: CouponFacts,
  refusal: CouponRefusal,
): string {
  return TEXTS[refusal.code](coupon, facts, refusal.data ?? {});
}

import { couponReasonForStaff } from '@aabha/contracts/coupons/coupon-reason-for-staff';
import type { CheckCouponInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { appError, AppError } from '@aabha/contracts/errors/errors';
import { ZERO } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import type { SignedInContext } from '../../context/context';
import { findCouponFor, readCartOf } from '../cart/cart.contents.service';
import { findCustomerOf } from './find-customer-of.queries';
import { findStaffCoupon } from './coupons.queries';
import { couponsForStaff } from './coupons-for-staff.service';
import { withCoupon } from '../cart/with-coupon.service';

/**
 * Returns whether a coupon would give a discount on the present cart of a customer, and why not
 * (docs/spec/coupons.md#why-not). Changes nothing.
 */
export async function checkCouponFor(ctx: SignedInContext, input: CheckCouponInput) {
  const row = await findStaffCoupon(ctx.db, input.code);
  if (!row) throw new AppError('COUPON_NOT_FOUND', undefined, { code: 'This coupon code does not exist.' });
  const person = await findCustomerOf(ctx.db, input.person);
  if (!person)
    throw new AppError('NOT_FOUND', undefined, { person: 'No customer has this email, phone or id.' });
  const [found, cart, [coupon]] = await Promise.all([
    findCouponFor(ctx.db, row._id, person._id),
    readCartOf(ctx, ctx.db, person._id),
    couponsForStaff(ctx.db, [row]),
  ]);
  if (!found || !coupon) throw appError('COUPON_NOT_FOUND');
  const { limits, facts, refusal, percent, lines } = withCoupon(cart?.lines ?? [], found, ctx.now());
  const { subtotalPaise, discountPaise } = cartTotals(lines, percent, ZERO);
  return {
    coupon,
    person,
    cart: { items: lines.length, subtotal: subtotalPaise, discount: discountPaise },
    refusal:
      refusal && limits
        ? {
            code: refusal.code,
            message: new AppError(refusal.code, refusal.data).message,
            staffMessage: couponReasonForStaff(limits, facts, refusal),
          }
        : null,
  };
}

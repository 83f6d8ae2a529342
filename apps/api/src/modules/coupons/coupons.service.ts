import { checkCoupon } from '@aabha/contracts/coupons/coupons.rules';
import type { ValidateCouponInput } from '@aabha/contracts/coupons/coupons.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { SignedInContext } from '../../context/context';
import { bindCoupon } from '../cart/cart.service';
import { findCoupon } from './coupons.queries';

/**
 * Validates a coupon and applies it to the caller's cart; the newest wins (docs/spec/coupons.md#on-a-cart).
 */
export async function validateCoupon(ctx: SignedInContext, input: ValidateCouponInput) {
  /* Only invalid codes count, so that codes cannot be guessed and valid ones are never limited. */
  await ctx.limits.takeForAccount('coupon', ctx.user.id);
  const coupon = await findCoupon(ctx.db, input.code);
  if (!coupon) throw appError('COUPON_NOT_FOUND');
  await ctx.limits.giveBack('coupon', ctx.user.id);
  assertAllowed(checkCoupon({ expiresAt: new Date(coupon.expiryDate) }, ctx.now()));
  await bindCoupon(ctx, coupon._id);
  return { coupon };
}

export async function removeCoupon(ctx: SignedInContext) {
  await bindCoupon(ctx, null);
  return { message: 'Coupon removed.' };
}

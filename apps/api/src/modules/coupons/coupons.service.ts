import type { ValidateCouponInput } from '@aabha/contracts/coupons/coupons.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { SignedInContext } from '../../context/context';
import { applyCoupon, removeCouponOfCart } from '../cart/cart.service';
import { findCoupon } from './coupons.queries';

export { findCoupon, findStaffCoupon } from './coupons.queries';

/**
 * Validates a coupon and applies it to the caller's cart; the newest wins (docs/spec/coupons.md#on-a-cart).
 */
export async function validateCoupon(ctx: SignedInContext, input: ValidateCouponInput) {
  /* Only invalid codes count, so that codes cannot be guessed and valid ones are never limited. */
  await ctx.limits.takeForAccount('coupon', ctx.user.id);
  const coupon = await findCoupon(ctx.db, input.code);
  if (!coupon) throw appError('COUPON_NOT_FOUND');
  await ctx.limits.giveBack('coupon', ctx.user.id);
  await applyCoupon(ctx, coupon._id);
  return { coupon };
}

export async function removeCoupon(ctx: SignedInContext) {
  await removeCouponOfCart(ctx);
  return { message: 'Coupon removed.' };
}

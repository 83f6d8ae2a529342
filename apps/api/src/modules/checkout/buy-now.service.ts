import type { BuyNowItem, QuoteBuyNowInput } from '@aabha/contracts/checkout/buy-now.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { isUuid } from '@aabha/db/ids';
import type { SignedInContext } from '../../context/context';
import { readSingleItem, type SingleItem } from '../cart/cart.contents.service';
import { cartToWire } from '../cart/cart.service';
import { findCoupon } from '../coupons/coupons.service';

/** Returns the coupon of a code. Only unknown codes count, so that codes cannot be guessed and valid ones are never limited. */
async function couponIdOf(ctx: SignedInContext, code: string): Promise<string> {
  await ctx.limits.takeForAccount('coupon', ctx.user.id);
  const coupon = await findCoupon(ctx.db, code);
  if (!coupon) throw appError('COUPON_NOT_FOUND');
  await ctx.limits.giveBack('coupon', ctx.user.id);
  return coupon._id;
}

/** Returns a television that is bought alone, with the coupon of its code. */
export async function singleItemOf(
  ctx: SignedInContext,
  { product, quantity, warranty_months, coupon }: BuyNowItem,
): Promise<SingleItem> {
  if (!isUuid(product)) throw appError('PRODUCT_NOT_FOUND');
  const couponId = coupon === undefined ? null : await couponIdOf(ctx, coupon);
  return { productId: product, quantity, warrantyMonths: warranty_months, couponId };
}

/**
 * Returns what a television would cost that is bought alone (docs/spec/checkout.md#buy-now). Refuses a warranty that is not
 * offered, and a coupon that gives no discount on it.
 */
export async function quoteBuyNow(ctx: SignedInContext, { item: typed }: QuoteBuyNowInput) {
  const item = await singleItemOf(ctx, typed);
  const read = await readSingleItem(ctx, ctx.db, item);
  const [line] = read?.lines ?? [];
  if (!read || !line) throw appError('PRODUCT_NOT_FOUND');
  if (line.warrantyMonths !== item.warrantyMonths)
    throw new AppError('INVALID_INPUT', undefined, { 'item.warranty_months': 'Please select a warranty' });
  if (read.couponRefusal) throw new AppError(read.couponRefusal.code, read.couponRefusal.data);
  return { cart: await cartToWire(ctx.db, read) };
}

import type { ShownCouponsInput } from '@aabha/contracts/coupons/coupons.schema';
import { subtractPaise, ZERO } from '@aabha/contracts/money/money';
import { viewerOf, type RequestContext } from '../../context/context';
import { findShownCoupons, priceLines } from '../cart/cart.contents.service';
import { findLinesOf } from '../cart/quote-cart.service';

const MOST = 5;
/** How long a cached response may not know that a limited coupon was used up. */
const LIMITED_MS = 30_000;

type Found = Awaited<ReturnType<typeof findShownCoupons>>;

/** Returns until when a response about these coupons holds; undefined without any. */
function cacheEndOf(found: Found, now: Date): string | undefined {
  const ends = found.flatMap(({ couponStartsAt, couponExpiresAt, couponMaxUses }) => [
    new Date(Date.parse(couponExpiresAt) + 1).toISOString(),
    ...(couponStartsAt === null ? [] : [couponStartsAt]),
    ...(couponMaxUses === null ? [] : [new Date(now.getTime() + LIMITED_MS).toISOString()]),
  ]);
  const presentTime = now.toISOString();
  return ends.filter((end) => end > presentTime).toSorted()[0];
}

/**
 * Returns the coupons that the shop names and that apply to these items of a visitor or shopper, with what they take off
 * (docs/spec/coupons.md#in-the-shop). What decides is the rule of the cart.
 */
export async function listShownCoupons(ctx: RequestContext, input: ShownCouponsInput) {
  const now = ctx.now();
  const viewer = await viewerOf(ctx);
  const [known, found] = await Promise.all([
    findLinesOf(ctx, input),
    findShownCoupons(ctx.db, now.toISOString(), viewer),
  ]);
  const end = cacheEndOf(found, now);
  if (end !== undefined) ctx.cacheUntil(end);
  const lines = known.filter(({ onSale }) => onSale);
  const applying = found.flatMap((coupon) => {
    const { couponRefusal, totals } = priceLines(lines, coupon, { now, shippingFeePaise: ZERO });
    if (couponRefusal || totals.discountPaise === ZERO) return [];
    return {
      code: coupon.code,
      discountPercentage: coupon.couponPercent,
      expiryDate: coupon.couponExpiresAt,
      minimumGoods: coupon.couponMinGoodsPaise,
      maxUsesPerPerson: coupon.couponMaxUsesPerPerson,
      firstOrderOnly: coupon.couponIsForFirstOrder,
      isLimited: coupon.couponMaxUses !== null,
      discount: totals.discountPaise,
      price_after: subtractPaise(totals.subtotalPaise, totals.discountPaise),
    };
  });
  return { coupons: applying.toSorted((one, other) => other.discount - one.discount).slice(0, MOST) };
}

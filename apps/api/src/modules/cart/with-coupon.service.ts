import {
  couponRefusal,
  isForProduct,
  type CouponFacts,
  type CouponLimits,
} from '@aabha/contracts/coupons/coupon-refusal';
import type { Paise } from '@aabha/contracts/money/money';
import { lineTotalPaise, type PricedLine } from '@aabha/contracts/pricing/pricing';

/** The coupon of a cart with what decides about it; its columns are null without one. */
interface FoundCoupon {
  couponExpiresAt: string | null;
  couponPercent: number | null;
  couponStartsAt: string | null;
  couponMaxUses: number | null;
  couponMaxUsesPerPerson: number | null;
  couponMinGoodsPaise: Paise | null;
  couponProductIds: string[] | null;
  couponCategories: string[] | null;
  couponIsForFirstOrder: boolean | null;
  couponUses: number;
  couponUsesOfPerson: number;
  couponOrdersOfPerson: number;
}

/** Returns the limits of a coupon; null without one. */
function couponLimitsOf(found: FoundCoupon): CouponLimits | null {
  if (found.couponExpiresAt === null) return null;
  return {
    startsAt: found.couponStartsAt,
    expiresAt: found.couponExpiresAt,
    maxUses: found.couponMaxUses,
    maxUsesPerPerson: found.couponMaxUsesPerPerson,
    minGoodsPaise: found.couponMinGoodsPaise,
    productIds: found.couponProductIds ?? [],
    categories: found.couponCategories ?? [],
    isForFirstOrder: found.couponIsForFirstOrder ?? false,
  };
}

interface CartLine extends PricedLine {
  productId: string;
  category: string;
}

/** Returns the lines of a cart with a coupon, why it gives no discount, and its percent, 0 where it gives none. */
export function withCoupon<L extends CartLine>(lines: readonly L[], found: FoundCoupon, now: Date) {
  const limits = couponLimitsOf(found);
  const facts: CouponFacts = {
    now,
    uses: found.couponUses,
    usesOfPerson: found.couponUsesOfPerson,
    ordersOfPerson: found.couponOrdersOfPerson,
  };
  const couponLines = lines.map((line) => ({ ...line, totalPaise: lineTotalPaise(line) }));
  const refusal = limits && couponRefusal(limits, couponLines, facts);
  return {
    limits,
    facts,
    refusal,
    percent: limits === null || refusal ? 0 : (found.couponPercent ?? 0),
    lines: lines.map((line) => ({ ...line, isDiscounted: limits === null || isForProduct(limits, line) })),
  };
}

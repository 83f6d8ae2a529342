import type { ErrorCode } from '../errors/error-table';
import { rupeesFromPaise, ZERO, addPaise, subtractPaise, type Paise } from '../money/money';

/** The terms of a coupon that decide whether it applies (docs/spec/coupons.md#limits). */
export interface CouponLimits {
  /** ISO-8601; null where it is valid at once. */
  startsAt: string | null;
  expiresAt: string;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  minGoodsPaise: Paise | null;
  /** The televisions and categories that it is for; both empty for all. */
  productIds: readonly string[];
  categories: readonly string[];
  isForFirstOrder: boolean;
}

/** A line of the cart that a coupon is used on. */
interface CouponLine {
  productId: string;
  category: string;
  totalPaise: Paise;
}

/** What is known when a coupon is used. Uses are those of limited coupons, without the shopper's own pending ones. */
export interface CouponFacts {
  now: Date;
  uses: number;
  usesOfPerson: number;
  ordersOfPerson: number;
}

export const COUPON_REFUSALS = [
  'COUPON_EXPIRED',
  'COUPON_NOT_STARTED',
  'COUPON_USED_UP',
  'COUPON_USED_BY_YOU',
  'COUPON_FIRST_ORDER_ONLY',
  'COUPON_NOT_FOR_CART',
  'COUPON_BELOW_MINIMUM',
] as const satisfies readonly ErrorCode[];

/** Why a coupon does not apply: a code of the error table with the facts of its text. */
export interface CouponRefusal {
  code: (typeof COUPON_REFUSALS)[number];
  data?: Record<string, unknown>;
}

/** Returns whether a coupon is for a television: by its id or its category. One without either is for all. */
export function isForProduct(
  { productIds, categories }: Pick<CouponLimits, 'productIds' | 'categories'>,
  { productId, category }: Pick<CouponLine, 'productId' | 'category'>,
): boolean {
  if (productIds.length === 0 && categories.length === 0) return true;
  return productIds.includes(productId) || categories.includes(category);
}

function refusalOfPerson(coupon: CouponLimits, facts: CouponFacts): CouponRefusal | null {
  if (coupon.maxUses !== null && facts.uses >= coupon.maxUses) return { code: 'COUPON_USED_UP' };
  if (coupon.maxUsesPerPerson !== null && facts.usesOfPerson >= coupon.maxUsesPerPerson)
    return { code: 'COUPON_USED_BY_YOU', data: { times: coupon.maxUsesPerPerson } };
  if (coupon.isForFirstOrder && facts.ordersOfPerson > 0) return { code: 'COUPON_FIRST_ORDER_ONLY' };
  return null;
}

function refusalOfCart(coupon: CouponLimits, lines: readonly CouponLine[]): CouponRefusal | null {
  const eligible = lines.filter((line) => isForProduct(coupon, line));
  if (lines.length > 0 && eligible.length === 0) return { code: 'COUPON_NOT_FOR_CART' };
  const goodsPaise = addPaise(ZERO, ...eligible.map(({ totalPaise }) => totalPaise));
  const { minGoodsPaise } = coupon;
  if (minGoodsPaise === null || goodsPaise >= minGoodsPaise) return null;
  const data = {
    minimum: rupeesFromPaise(minGoodsPaise),
    missing: rupeesFromPaise(subtractPaise(minGoodsPaise, goodsPaise)),
  };
  return { code: 'COUPON_BELOW_MINIMUM', data };
}

/**
 * Returns why a coupon gives no discount on a cart; null where it does. Of several reasons it is the one that the shopper
 * can do least about (docs/spec/coupons.md#why-not).
 */
export function couponRefusal(
  coupon: CouponLimits,
  lines: readonly CouponLine[],
  facts: CouponFacts,
): CouponRefusal | null {
  const now = facts.now.toISOString();
  if (now > coupon.expiresAt) return { code: 'COUPON_EXPIRED', data: { expiredOn: coupon.expiresAt } };
  if (coupon.startsAt !== null && now < coupon.startsAt)
    return { code: 'COUPON_NOT_STARTED', data: { startsOn: coupon.startsAt } };
  return refusalOfPerson(coupon, facts) ?? refusalOfCart(coupon, lines);
}

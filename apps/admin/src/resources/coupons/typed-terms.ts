import type { z } from 'zod';
import type { CouponTerms } from '@aabha/contracts/coupons/coupons.staff.schema';

/** The terms of a coupon as a form has them; amounts are rupees. */
export type TypedTerms = z.input<typeof CouponTerms>;

/** What is sent where it changed: the limits, and whether shoppers are told. */
type Limits = Omit<TypedTerms, 'discountPercentage' | 'expiryDate'>;

/** Returns values with null for what was emptied: fields of dates leave an empty text. */
export function withoutEmpty(values: unknown): unknown {
  const typed = values as Partial<TypedTerms>;
  return { ...typed, ...(typed.startDate !== undefined && { startDate: typed.startDate || null }) };
}

/** Returns the limits that differ from those of the form as it was opened. */
export function changedLimits(typed: TypedTerms, opened: Partial<TypedTerms>): Limits {
  const { discountPercentage: _percent, expiryDate: _day, ...limits } = withoutEmpty(typed) as TypedTerms;
  const before = opened as Record<string, unknown>;
  const emptyOf = (value: unknown) =>
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
      ? null
      : value;
  const isSame = (one: unknown, other: unknown) =>
    JSON.stringify(emptyOf(one)) === JSON.stringify(emptyOf(other));
  return Object.fromEntries(
    Object.entries(limits).filter(([name, value]) => name !== 'code' && !isSame(value, before[name])),
  );
}

/** Returns whether any limit is set, so that the form shows them. */
export const hasLimits = ({
  discountPercentage: _percent,
  expiryDate: _day,
  shownInShop: _shown,
  ...limits
}: Partial<TypedTerms>): boolean =>
  Object.values(limits).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

import { checkCoupon, checkNewCoupon, couponExpiresAt } from '@aabha/contracts/coupons/coupons.rules';
import {
  COUPON_FILL_ALL,
  CouponTerms,
  CreateCouponInput,
  type StaffCoupon,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { COUPON_LABELS } from '../../data/field-labels';
import { formErrors, type FormErrors } from '../../data/form-errors';

export type CouponRecord = StaffCoupon & { id: string };

const newCoupon = formErrors(CreateCouponInput);
const terms = formErrors(CouponTerms);

function withExpiryRule(errors: FormErrors, values: unknown, now: Date): FormErrors {
  const { expiryDate } = values as Partial<CouponTerms>;
  if (errors.expiryDate || !expiryDate || checkNewCoupon(couponExpiresAt(expiryDate), now).ok) return errors;
  return { ...errors, expiryDate: 'Expiry date cannot be in the past!' };
}

/** Shows the summary message at the first empty field; the others say that they are required. */
function fillAllOnce(errors: FormErrors): FormErrors {
  const [first] = ['code', 'discountPercentage', 'expiryDate'].filter(
    (name) => errors[name] === COUPON_FILL_ALL,
  );
  const said = Object.entries(errors).map(([name, error]) =>
    error === COUPON_FILL_ALL && name !== first ? [name, 'Required'] : [name, error],
  );
  return Object.fromEntries(said) as FormErrors;
}

/**
 * The server's contract, with its rule that a coupon must be valid on the day of `now` at least
 * (docs/spec/coupons.md#creating).
 */
export function validateCouponForm(values: unknown, now: Date): FormErrors {
  return withExpiryRule(fillAllOnce(newCoupon(values)), values, now);
}

/** The same for an edit. */
export function validateTerms(values: unknown, now: Date): FormErrors {
  return withExpiryRule(fillAllOnce(terms(values)), values, now);
}

/** Returns whether a coupon has expired or was ended. */
export function isExpired({ expiryDate }: Pick<StaffCoupon, 'expiryDate'>, now: Date): boolean {
  return !checkCoupon({ expiresAt: new Date(expiryDate) }, now).ok;
}

/**
 * Returns the edit form of a stored coupon. The date of an expired one is empty: sending back the day of a
 * coupon that was ended today would make it valid again through the end of today.
 */
export function termsOf(coupon: StaffCoupon, now: Date): CouponTerms {
  const { discountPercentage, expiryDate } = coupon;
  return {
    discountPercentage,
    expiryDate: isExpired(coupon, now) ? '' : indiaDay(new Date(expiryDate)),
  };
}

export const couponConflictFields: readonly ConflictField<CouponTerms>[] = [
  {
    source: 'discountPercentage',
    label: COUPON_LABELS.discountPercentage,
    text: ({ discountPercentage }) => `${discountPercentage}%`,
  },
  {
    source: 'expiryDate',
    label: COUPON_LABELS.expiryDate,
    text: ({ expiryDate }) =>
      expiryDate ? formatDay(couponExpiresAt(expiryDate).toISOString()) : 'Expired or ended',
  },
];

import {
  checkCoupon,
  checkCouponPeriod,
  checkNewCoupon,
  couponExpiresAt,
  couponStartsAt,
} from '@aabha/contracts/coupons/coupons.rules';
import {
  COUPON_FILL_ALL,
  CouponTerms,
  CreateCouponInput,
  type StaffCoupon,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { COUPON_LABELS } from '../../data/field-labels';
import { formErrors, type FormErrors } from '../../data/form-errors';
import { withoutEmpty, type TypedTerms } from './typed-terms';

const newCoupon = formErrors(CreateCouponInput);
const terms = formErrors(CouponTerms);

function withDateRules(errors: FormErrors, values: unknown, now: Date): FormErrors {
  const { expiryDate, startDate } = values as Partial<TypedTerms>;
  if (errors.expiryDate || errors.startDate || !expiryDate) return errors;
  const expiresAt = couponExpiresAt(expiryDate);
  if (!checkNewCoupon(expiresAt, now).ok)
    return { ...errors, expiryDate: 'Expiry date cannot be in the past!' };
  if (checkCouponPeriod(couponStartsAt(startDate), expiresAt).ok) return errors;
  return { ...errors, startDate: 'The start date must be before the expiry date.' };
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
 * The server's contract, with its rules that a coupon must be valid on the day of `now` at least, and not end before it
 * starts (docs/spec/coupons.md#creating).
 */
export function validateCouponForm(values: unknown, now: Date): FormErrors {
  return withDateRules(fillAllOnce(newCoupon(withoutEmpty(values))), values, now);
}

/** The same for an edit. */
export function validateTerms(values: unknown, now: Date): FormErrors {
  return withDateRules(fillAllOnce(terms(withoutEmpty(values))), values, now);
}

/** Returns whether a coupon has expired or was ended. */
export function isExpired({ expiryDate }: Pick<StaffCoupon, 'expiryDate'>, now: Date): boolean {
  return !checkCoupon({ expiresAt: new Date(expiryDate) }, now).ok;
}

/**
 * Returns the edit form of a stored coupon. The date of an expired one is empty: sending back the day of a
 * coupon that was ended today would make it valid again through the end of today.
 */
export function termsOf(coupon: StaffCoupon, now: Date): TypedTerms {
  const { startDate, expiryDate } = coupon;
  return {
    discountPercentage: coupon.discountPercentage,
    expiryDate: isExpired(coupon, now) ? '' : indiaDay(new Date(expiryDate)),
    startDate: startDate === null ? null : indiaDay(new Date(startDate)),
    maxUses: coupon.maxUses,
    maxUsesPerPerson: coupon.maxUsesPerPerson,
    minimumGoods: coupon.minimumGoods,
    products: coupon.products.map(({ _id }) => _id),
    categories: coupon.categories,
    firstOrderOnly: coupon.firstOrderOnly,
    shownInShop: coupon.shownInShop,
  };
}

const orNone = (value: number | null | undefined) =>
  value === null || value === undefined ? 'No limit' : String(value);

export const couponConflictFields: readonly ConflictField<TypedTerms>[] = [
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
  {
    source: 'startDate',
    label: COUPON_LABELS.startDate,
    text: ({ startDate }) => {
      const startsAt = couponStartsAt(startDate);
      return startsAt ? formatDay(startsAt.toISOString()) : 'At once';
    },
  },
  { source: 'maxUses', label: COUPON_LABELS.maxUses, text: ({ maxUses }) => orNone(maxUses) },
  {
    source: 'maxUsesPerPerson',
    label: COUPON_LABELS.maxUsesPerPerson,
    text: ({ maxUsesPerPerson }) => orNone(maxUsesPerPerson),
  },
  {
    source: 'minimumGoods',
    label: COUPON_LABELS.minimumGoods,
    text: ({ minimumGoods }) => (minimumGoods ? formatRupees(minimumGoods) : 'No limit'),
  },
  {
    source: 'products',
    label: COUPON_LABELS.products,
    text: ({ products = [] }) => (products.length === 0 ? 'All' : `${products.length} chosen`),
  },
  {
    source: 'categories',
    label: COUPON_LABELS.categories,
    text: ({ categories = [] }) => (categories.length === 0 ? 'All' : categories.join(', ')),
  },
  {
    source: 'firstOrderOnly',
    label: COUPON_LABELS.firstOrderOnly,
    text: ({ firstOrderOnly }) => (firstOrderOnly ? 'Yes' : 'No'),
  },
  {
    source: 'shownInShop',
    label: COUPON_LABELS.shownInShop,
    text: ({ shownInShop }) => (shownInShop ? 'Yes' : 'No'),
  },
];

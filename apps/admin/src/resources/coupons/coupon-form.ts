import { checkNewCoupon, couponExpiresAt } from '@aabha/contracts/coupons/coupons.rules';
import { CreateCouponInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { formErrors, type FormErrors } from '../../data/form-errors';

const contract = formErrors(CreateCouponInput);

/** The contract of the server, and its rule that a coupon must be good on the day `now` at least (product §5). */
export function validateCoupon(values: unknown, now: Date): FormErrors {
  const errors = contract(values);
  const { expiryDate } = values as Partial<CreateCouponInput>;
  if (errors.expiryDate || !expiryDate || checkNewCoupon(couponExpiresAt(expiryDate), now).ok) return errors;
  return { ...errors, expiryDate: 'Expiry date cannot be in the past!' };
}

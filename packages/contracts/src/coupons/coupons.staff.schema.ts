import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText, sortOver, TextFilter } from '../wire/wire.schema';
import { Coupon } from './coupons.schema';

/** A coupon as staff see it. */
export const StaffCoupon = Coupon.extend({ created_at: Instant, updated_at: Instant });
export type StaffCoupon = z.infer<typeof StaffCoupon>;

export const COUPON_STATES = ['active', 'expired'] as const;
export const COUPON_SORTS = ['created_at', 'code', 'discountPercentage', 'expiryDate'] as const;

export const ListCouponsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.coupons),
  filters: z
    .strictObject({ code: TextFilter.optional(), state: z.enum(COUPON_STATES).optional() })
    .default({}),
  sort: sortOver(COUPON_SORTS).optional(),
});
export type ListCouponsInput = z.output<typeof ListCouponsInput>;
export const ListCouponsOutput = z.object({
  couponList: z.array(StaffCoupon),
  couponCount: z.number().int(),
});

export const COUPON_FILL_ALL = 'Please fill all fields!';
const isDay = (text: string) => !Number.isNaN(Date.parse(text));

/** What of a coupon can be edited. Its code stays, since mails and orders name it. */
export const CouponTerms = z.strictObject({
  discountPercentage: z
    .number({ error: COUPON_FILL_ALL })
    .min(1, 'The discount must be from 1 to 100 percent.')
    .max(100, 'The discount must be from 1 to 100 percent.')
    .multipleOf(0.01, 'Use at most two decimals.')
    .meta({ description: 'Percent off what the goods cost.' }),
  /** A day (`YYYY-MM-DD`) or an ISO time whose day in India counts (docs/spec/coupons.md#validity). */
  expiryDate: requiredText(COUPON_FILL_ALL, 40)
    .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'Please enter a valid date.')
    .refine(isDay, 'Please enter a valid date.'),
});
export type CouponTerms = z.output<typeof CouponTerms>;

export const CreateCouponInput = z.strictObject({
  code: requiredText(COUPON_FILL_ALL, 40).regex(/^[\p{L}\p{N}_-]+$/u, 'Use only letters, digits, - and _.'),
  ...CouponTerms.shape,
});
export type CreateCouponInput = z.output<typeof CreateCouponInput>;

/** Sent fields change. `updated_at` is that of the edited record; if it has changed, the response is 409 with it. */
export const UpdateCouponInput = CouponTerms.partial().extend({
  id: Id,
  updated_at: EditedVersion.optional(),
});
export type UpdateCouponInput = z.output<typeof UpdateCouponInput>;
/** `updated_at` as for an edit: that of the record when staff confirmed. */
export const EndCouponInput = z.strictObject({ id: Id, updated_at: EditedVersion.optional() });
export type EndCouponInput = z.output<typeof EndCouponInput>;
export const StaffCouponOutput = z.object({ coupon: StaffCoupon });

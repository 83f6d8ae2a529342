import { z } from 'zod';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import {
  daysFilter,
  EditedVersion,
  Id,
  Instant,
  pageOf,
  requiredText,
  sortOver,
  TextFilter,
} from '../wire/wire.schema';
import { COUPON_REFUSALS } from './coupon-refusal';
import { Coupon } from './coupons.schema';

/** Uses of a coupon without limits are counted up to this number. */
export const COUNTED_USES = 2000;

/** A coupon as staff see it. */
export const StaffCoupon = Coupon.extend({
  startDate: Instant.nullable().meta({ description: 'Null where it is valid at once. ISO-8601, UTC' }),
  maxUses: z.number().int().nullable(),
  maxUsesPerPerson: z.number().int().nullable(),
  minimumGoods: rupeesOut.nullable(),
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  categories: z.array(z.string()),
  firstOrderOnly: z.boolean(),
  shownInShop: z
    .boolean()
    .meta({ description: 'Named to shoppers, on pages of televisions and in the cart.' }),
  used: z
    .number()
    .int()
    .meta({
      description: `Orders with it; ${COUNTED_USES + 1} stands for more than ${COUNTED_USES} of a coupon without limits.`,
    }),
  pending: z
    .number()
    .int()
    .meta({ description: 'Uses that payments under way have taken; only of a coupon with limits.' }),
  left: z.number().int().nullable().meta({ description: 'Null for any number.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type StaffCoupon = z.infer<typeof StaffCoupon>;

export const COUPON_STATES = ['active', 'upcoming', 'expired', 'used-up'] as const;
export const COUPON_SORTS = ['created_at', 'code', 'discountPercentage', 'expiryDate'] as const;

export const ListCouponsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.coupons),
  filters: z
    .strictObject({
      code: TextFilter.optional(),
      state: z.enum(COUPON_STATES).optional(),
      limited: z.boolean().optional().meta({ description: 'With a limit of uses in all, or without.' }),
      ...daysFilter,
      firstOrderOnly: z.boolean().optional(),
      product: Id.optional().meta({
        description: 'Coupons that are for this television, by its id or its category.',
      }),
    })
    .default({}),
  sort: sortOver(COUPON_SORTS).optional(),
});
export type ListCouponsInput = z.output<typeof ListCouponsInput>;
export const ListCouponsOutput = z.object({
  couponList: z.array(StaffCoupon),
  couponCount: z.number().int(),
});

const isDay = (text: string) => !Number.isNaN(Date.parse(text));
export const COUPON_FILL_ALL = 'Please fill all fields!';

const wholeUses = (message: string) =>
  z.number({ error: message }).int(message).min(1, message).max(100_000_000, message);

/** Limits of a coupon; null or left out for none (docs/spec/coupons.md#limits). */
const CouponLimitFields = {
  startDate: z
    .string()
    .max(40)
    .regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/, 'Please enter a valid date.')
    .refine(isDay, 'Please enter a valid date.')
    .nullish(),
  maxUses: wholeUses('Uses in all must be a whole number of at least 1.').nullish(),
  maxUsesPerPerson: wholeUses('Uses per person must be a whole number of at least 1.').nullish(),
  minimumGoods: rupeesIn
    .refine((amount) => amount > 0, 'The minimum must be more than ₹0.')
    .nullish()
    .meta({ description: 'What the televisions that it is for have to cost at least, in rupees.' }),
  products: z.array(Id).max(200, 'Choose at most 200 televisions.').optional(),
  categories: z
    .array(requiredText('Category is required', 100))
    .max(50, 'Choose at most 50 categories.')
    .optional(),
  firstOrderOnly: z.boolean().optional(),
  shownInShop: z
    .boolean()
    .optional()
    .meta({ description: 'Whether shoppers are told of it, on pages of televisions and in the cart.' }),
};

/** What of a coupon can be edited. Its code stays, since mails and orders name it. */
export const CouponTerms = z.strictObject({
  ...CouponLimitFields,
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
export const ExportCouponsInput = ListCouponsInput.pick({ filters: true });
export type ExportCouponsInput = z.output<typeof ExportCouponsInput>;

/** A person by id, email or phone, whose cart is checked. */
export const CheckCouponInput = z.strictObject({
  code: requiredText('Please enter a coupon code', 40),
  person: requiredText('Enter the customer’s email, phone or id.', 200),
});
export type CheckCouponInput = z.output<typeof CheckCouponInput>;
export const CheckCouponOutput = z.object({
  coupon: StaffCoupon,
  person: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  cart: z.object({
    items: z.number().int(),
    subtotal: rupeesOut,
    discount: rupeesOut.meta({ description: 'What the coupon takes off this cart, in rupees.' }),
  }),
  refusal: z
    .object({
      code: z.enum(COUPON_REFUSALS),
      message: z.string().meta({ description: 'What the customer reads.' }),
      staffMessage: z.string(),
    })
    .nullable()
    .meta({ description: 'Null where the coupon applies.' }),
});
export type CheckCouponOutput = z.output<typeof CheckCouponOutput>;

export const StaffCouponOutput = z.object({ coupon: StaffCoupon });

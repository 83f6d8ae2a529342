import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { Id, Instant, requiredText } from '../wire/wire.schema';

export const Coupon = z.object({
  _id: z.string(),
  code: z.string(),
  discountPercentage: z.number().meta({ description: 'Percent off what the goods cost.' }),
  expiryDate: Instant,
});
export type Coupon = z.infer<typeof Coupon>;

export const ValidateCouponInput = z.strictObject({ code: requiredText('Please enter a coupon code', 40) });
export type ValidateCouponInput = z.output<typeof ValidateCouponInput>;
export const CouponOutput = z.object({ coupon: Coupon });
export const RemoveCouponInput = z.strictObject({});

const WHOLE = 'Quantity must be a whole number of at least 1.';

/** What a shopper looks at: one television, or the lines of a cart. */
export const ShownCouponsInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        product: Id,
        quantity: z.number({ error: WHOLE }).int(WHOLE).min(1, WHOLE).max(100_000, WHOLE),
        warranty_months: z
          .number()
          .int()
          .min(0)
          .max(600)
          .default(0)
          .meta({ description: 'Extra months of protection; 0 for none.' }),
      }),
    )
    .min(1, 'Name at least one television.')
    .max(50, 'A cart takes at most 50 products.'),
});
export type ShownCouponsInput = z.output<typeof ShownCouponsInput>;

/** A coupon that applies to what a shopper looks at, with its conditions. */
export const ShownCoupon = Coupon.pick({ code: true, discountPercentage: true, expiryDate: true }).extend({
  minimumGoods: rupeesOut
    .nullable()
    .meta({ description: 'What the televisions that it is for have to cost at least, in rupees.' }),
  maxUsesPerPerson: z.number().int().nullable(),
  firstOrderOnly: z.boolean(),
  isLimited: z.boolean().meta({ description: 'Whether its uses in all are limited.' }),
  discount: rupeesOut.meta({ description: 'What it takes off these items, in rupees.' }),
  price_after: rupeesOut.meta({ description: 'What the items cost with it, without shipping, in rupees.' }),
});
export type ShownCoupon = z.output<typeof ShownCoupon>;
export const ShownCouponsOutput = z.object({
  coupons: z
    .array(ShownCoupon)
    .meta({ description: 'Those that apply, the largest discount first; at most five.' }),
});

import { z } from 'zod';
import { Instant, requiredText } from '../wire/wire.schema';

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

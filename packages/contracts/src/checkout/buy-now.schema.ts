import { z } from 'zod';
import { Cart, Quantity, WarrantyMonths } from '../cart/cart.schema';
import { ValidateCouponInput } from '../coupons/coupons.schema';
import { Id } from '../wire/wire.schema';

/** A television that is bought alone, past the cart (docs/spec/checkout.md#buy-now). */
export const BuyNowItem = z.strictObject({
  product: Id,
  quantity: Quantity,
  warranty_months: WarrantyMonths.meta({
    description: 'Extra months, of those that the product has a price for; 0, null or left out for none.',
  }),
  coupon: ValidateCouponInput.shape.code
    .optional()
    .meta({ description: 'The code of a coupon; left out for none.' }),
});
export type BuyNowItem = z.output<typeof BuyNowItem>;

export const QuoteBuyNowInput = z.strictObject({ item: BuyNowItem });
export type QuoteBuyNowInput = z.output<typeof QuoteBuyNowInput>;

/** What it would cost, in the form of a cart of this television alone. */
export const QuoteBuyNowOutput = z.object({ cart: Cart });

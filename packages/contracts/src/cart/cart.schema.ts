import { z } from 'zod';
import { COUPON_REFUSALS } from '../coupons/coupon-refusal';
import { inRupees, rupeesOut } from '../money/money.schema';
import { Picture, SellingPrice, WarrantyPrices } from '../products/products.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, ImageUrls, Instant, pageOf } from '../wire/wire.schema';

const WHOLE_QUANTITY = 'Quantity must be a whole number of at least 1.';
export const Quantity = z
  .number({ error: WHOLE_QUANTITY })
  .int(WHOLE_QUANTITY)
  .min(1, WHOLE_QUANTITY)
  .max(100_000, 'Available Stock Quantity Exceeded.');

/** Extra months; 0, null or absent mean none (docs/spec/warranties.md#options). */
export const WarrantyMonths = z
  .number({ error: 'Please select a warranty' })
  .int('Please select a warranty')
  .min(0, 'Please select a warranty')
  .max(600, 'Please select a warranty')
  .nullish()
  .transform((months) => months ?? 0);

export const AddToCartInput = z.strictObject({
  cart: z.strictObject({
    user: Id.optional(),
    items: z
      .array(
        z.strictObject({
          product: Id,
          quantity: Quantity,
          warranty_months: WarrantyMonths.meta({
            description:
              'Extra months, of those that the product has a price for; 0, null or left out for none.',
          }),
        }),
      )
      .min(1, 'Add at least one product.')
      .max(50, 'A cart takes at most 50 products.'),
  }),
});
export type AddToCartInput = z.output<typeof AddToCartInput>;

export const CartLine = z.object({
  product: z.object({
    _id: z.string(),
    name: z.string(),
    price: rupeesOut,
    new_price: SellingPrice,
    stock: z.number().int(),
    image: ImageUrls,
    pictures: z.array(Picture),
    warranty_months: z.number().int(),
    warranty_pricing: WarrantyPrices,
    /** docs/spec/cart.md#lines */
    onSale: z.boolean().meta({
      description:
        'False for what was taken off sale meanwhile: the line stays, and nothing can be paid until it is removed.',
    }),
  }),
  quantity: z.number().int(),
  warranty_months: z.number().int(),
  warranty_price: rupeesOut,
  line_total: rupeesOut,
  isDiscounted: z
    .boolean()
    .optional()
    .meta({ description: 'False for a line that the coupon of the cart is not for.' }),
});
export type CartLine = z.output<typeof CartLine>;

export const CartTotals = z.object({
  subtotal: rupeesOut,
  discount: rupeesOut,
  shipping: rupeesOut,
  total: rupeesOut,
  payable: rupeesOut.meta(
    inRupees('What will be paid: `total` rounded to the rupee. A payment is begun with it as `amount`.'),
  ),
});

export const Cart = z.object({
  _id: z.string(),
  user: z.object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    zip: z.string(),
  }),
  items: z.array(CartLine),
  coupon: z
    .object({
      code: z.string(),
      discountPercentage: z.number().meta({ description: 'Percent off what the goods cost.' }),
      expired: z.boolean(),
      refusal: z
        .object({ code: z.enum(COUPON_REFUSALS), message: z.string() })
        .optional()
        .meta({ description: 'Why the coupon gives no discount on this cart; left out where it does.' }),
    })
    .nullable(),
  totals: CartTotals,
  created_at: Instant,
  updated_at: Instant,
});
export type Cart = z.output<typeof Cart>;

export const ListCartsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.cart),
  filters: z.strictObject({ user: Id.optional() }).default({}),
});
export type ListCartsInput = z.output<typeof ListCartsInput>;
export const ListCartsOutput = z.object({ cartList: z.array(Cart), cartCount: z.number().int() });
export const CartOutput = z.object({ cart: Cart });

export const UpdateQuantityInput = z.strictObject({
  cartId: Id,
  cart: z.strictObject({ productId: Id, quantity: Quantity }),
});
export type UpdateQuantityInput = z.output<typeof UpdateQuantityInput>;

export const RemoveFromCartInput = z.strictObject({ cartId: Id, productId: Id });
export type RemoveFromCartInput = z.output<typeof RemoveFromCartInput>;

export const ClearCartInput = z.strictObject({ cartId: Id });
export type ClearCartInput = z.output<typeof ClearCartInput>;

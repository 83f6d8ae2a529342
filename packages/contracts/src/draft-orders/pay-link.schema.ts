import { z } from 'zod';
import { CartLine, CartTotals, Quantity } from '../cart/cart.schema';
import { VerifyPaymentInput } from '../checkout/checkout.schema';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { TextVersions } from '../shop-texts/accepted-texts.schema';
import { Id, Instant } from '../wire/wire.schema';

const Token = z.string({ error: 'A link is required.' }).min(1, 'A link is required.').max(200);

export const PayLinkInput = z.strictObject({ token: Token });

/** An order that can be paid by its link, without what is personal: who has the link may be anybody. */
export const PayLinkOrder = z.object({
  state: z.enum(['open', 'paid', 'expired', 'cancelled']),
  items: z.array(
    z.object({
      product_id: Id,
      name: z.string(),
      quantity: Quantity,
      warranty_months: z.number().int(),
      unit_price: rupeesOut,
      warranty_price: rupeesOut,
      ...CartLine.pick({ isDiscounted: true }).shape,
    }),
  ),
  coupon: z.object({ code: z.string(), discountPercentage: z.number() }).optional(),
  totals: CartTotals,
  city: z.string(),
  zip: z.string(),
  earliestDelivery: z.string().meta({ description: 'Empty where no day can be promised.' }),
  latestDelivery: z.string().meta({ description: 'Empty where no day can be promised.' }),
  expires_at: Instant,
});
export type PayLinkOrder = z.output<typeof PayLinkOrder>;
export const PayLinkOrderOutput = z.object({ payLink: PayLinkOrder });

export const PayByLinkInput = z
  .strictObject({
    token: Token,
    amount: rupeesIn.meta(inRupees('The total that the page showed. Another amount is refused with 409.')),
    acceptedTexts: TextVersions.optional().meta({
      description: 'The versions of terms and policies that were shown. Left out: those in force.',
    }),
  })
  .meta({ example: { token: 'q3v0…', amount: 28898 } });
export type PayByLinkInput = z.output<typeof PayByLinkInput>;

export const VerifyByLinkInput = VerifyPaymentInput.pick({
  orderId: true,
  paymentId: true,
  signature: true,
}).extend({ token: Token });
export type VerifyByLinkInput = z.output<typeof VerifyByLinkInput>;
export const VerifyByLinkOutput = z.object({
  order: z.object({ number: z.string().meta({ description: 'The number of the order.' }) }),
});

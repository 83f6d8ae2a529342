import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { BusinessForm } from '../business/business.schema';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { GIFT_NOTE_MAX } from '../settings/limits';
import { TextVersions } from '../shop-texts/accepted-texts.schema';
import { BuyNowItem } from './buy-now.schema';
import { Zip } from '../service-areas/service-areas.schema';
import { DayFilter, Id, Instant, requiredText } from '../wire/wire.schema';

/** The checkout form (docs/spec/checkout.md#shipping-form). The country is always India. */
export const ShippingForm = z.strictObject({
  name: personName('Name is required.', 'Name must contain only letters'),
  email: email('Email is required.', 'Enter a valid email address.'),
  phone: phone('Phone number must be exactly 10 digits.', 'Phone number is required.'),
  address: requiredText('Address is required.', 500),
  city: requiredText('City is required.', 100).regex(
    /^[\p{L}\p{M} ]+$/u,
    'City must contain only letters and spaces.',
  ),
  zip: Zip,
});
export type ShippingForm = z.output<typeof ShippingForm>;

/** A note to whom the goods are for (docs/spec/checkout.md#gift-note); empty for none. */
export const GiftNote = z
  .string()
  .trim()
  .max(GIFT_NOTE_MAX, `Please use at most ${GIFT_NOTE_MAX} characters.`);

const Optional = ShippingForm.partial();
const LAST_USED = 'Left out: as in the caller’s profile.';
const LAST_SENT_TO = 'Left out: where the caller’s last payment was to be delivered.';

/**
 * What is left out is taken from the caller's profile and last payment. `amount` is the total the shopper saw, in
 * rupees; another one is refused (docs/spec/payments.md#starting-a-payment).
 */
export const CreatePaymentInput = Optional.extend({
  amount: rupeesIn.meta(
    inRupees('What the shopper was shown: `totals.payable` of the cart. Another amount is refused with 409.'),
  ),
  name: Optional.shape.name.meta({ description: LAST_USED }),
  email: Optional.shape.email.meta({ description: LAST_USED }),
  phone: Optional.shape.phone.meta({ description: 'Of the delivery. Left out: as in the caller’s profile.' }),
  address: Optional.shape.address.meta({ description: LAST_USED }),
  city: Optional.shape.city.meta({ description: LAST_SENT_TO }),
  zip: Optional.shape.zip.meta({ description: LAST_SENT_TO }),
  business: BusinessForm.extend({
    remember: z.boolean().default(false).meta({ description: 'Whether to save it in the account.' }),
  })
    .optional()
    .meta({ description: 'The business that buys. With it the invoice is B2B. Left out: none.' }),
  saveAddress: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether to save the address in the account, for the next purchase.' }),
  promisedBy: z
    .union([z.literal(''), DayFilter])
    .optional()
    .meta({
      description:
        'The last day of delivery that the shopper was shown, in India; empty where it was to be confirmed. A later one is refused with 409. Left out: any.',
    }),
  buyNow: BuyNowItem.optional().meta({
    description:
      'One television that is bought alone. The cart stays as it is. Left out: what is in the cart.',
  }),
  giftNote: GiftNote.optional().meta({
    description: 'A note to whom the goods are for, printed on the packing slip. Left out or empty: none.',
  }),
  acceptedTexts: TextVersions.optional().meta({
    description:
      'The versions of terms and policies that the shopper was shown. Others than those in force are refused with 409. Left out: those in force.',
  }),
}).meta({
  example: {
    amount: 28898,
    name: 'Asha Rao',
    email: 'asha@example.in',
    address: '7 Temple Street',
    city: 'Bengaluru',
    zip: '560034',
  },
});
export type CreatePaymentInput = z.output<typeof CreatePaymentInput>;

export const CreatePaymentOutput = z.object({
  payment: z.object({
    id: z.string().meta({ description: 'The payment provider’s order, which its checkout is opened with.' }),
    /** docs/spec/api.md#money */
    amount: z
      .number()
      .int()
      .meta({ description: 'Paise, not rupees, as the payment provider’s checkout takes it.' }),
    currency: z.literal('INR'),
    key: z.string().meta({ description: 'The public key that the provider’s checkout is opened with.' }),
    checkoutUrl: z.string().meta({ description: 'The script of the provider’s checkout.' }),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
    expiresAt: z.string().meta({ description: 'Until when the units are held for this payment.' }),
  }),
});
export type PaymentToOpen = z.infer<typeof CreatePaymentOutput>['payment'];

const Decided = z
  .unknown()
  .optional()
  .meta({ description: 'Accepted and ignored: it was decided when the payment was started.' });

/**
 * What the browser brings back. Only the three ids and the signature are used; the other specified fields are accepted
 * and ignored, since the server decided them when the payment began (docs/spec/payments.md#verifying).
 */
export const VerifyPaymentInput = z
  .strictObject({
    orderId: Id.meta({ description: 'The provider’s order: `id` of the payment that was started.' }),
    paymentId: Id.meta({ description: 'The provider’s payment, as its checkout tells it.' }),
    signature: z
      .string({ error: 'A signature is required.' })
      .min(1, 'A signature is required.')
      .max(256)
      .meta({ description: 'As the provider’s checkout tells it.' }),
    amount: Decided,
    name: Decided,
    email: Decided,
    phone: Decided,
    address: Decided,
    city: Decided,
    zip: Decided,
    userId: Id.optional(),
    items: Decided,
    shipping: Decided,
  })
  .meta({
    example: {
      orderId: 'order_Nf3kQ1b7sWc2Yt',
      paymentId: 'pay_Nf3kV9pL0aZx8r',
      signature: 'b3f1c0de5a77e9c1f0b1d2a3948576afbecd0123456789abcdef0123456789ab',
    },
  });
export type VerifyPaymentInput = z.output<typeof VerifyPaymentInput>;

export const VerifyPaymentOutput = z.object({
  order: z.object({
    _id: z.string(),
    invoiceNumber: z.string(),
    totalPrice: z.number().meta({ description: 'Rupees.' }),
  }),
});

/**
 * How a payment stands for its shopper: waiting for the money · ordered: it became an order · refunded: the money goes back,
 * since the stock was gone · unpaid: abandoned, nothing was received.
 */
export const PAYMENT_STATES = ['waiting', 'ordered', 'refunded', 'unpaid'] as const;
export const PaymentState = z.enum(PAYMENT_STATES);
export type PaymentState = z.infer<typeof PaymentState>;

/** `id` is the provider's order id, as a payment begins with it. */
export const GetPaymentInput = z.strictObject({ id: Id });
export const GetPaymentOutput = z.object({
  payment: z.object({
    id: z.string(),
    state: PaymentState,
    amount: rupeesOut,
    /** When the stock reservation expires. */
    expiresAt: Instant,
    /** The order that it became; empty while there is none. */
    orderId: z.string(),
  }),
});

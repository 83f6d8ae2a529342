import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { Zip } from '../service-areas/service-areas.schema';
import { Id, Instant, requiredText } from '../wire/wire.schema';

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

/**
 * What is left out is taken from the caller's profile and last payment. `amount` is the total the shopper saw, in
 * rupees; another one is refused (docs/spec/payments.md#starting-a-payment).
 */
export const CreatePaymentInput = ShippingForm.partial().extend({ amount: rupeesIn });
export type CreatePaymentInput = z.output<typeof CreatePaymentInput>;

export const CreatePaymentOutput = z.object({
  payment: z.object({
    /** The provider's order id, which its checkout opens with. */
    id: z.string(),
    /** Paise, as the provider wants it (docs/spec/api.md#money). */
    amount: z.number().int(),
    currency: z.literal('INR'),
    key: z.string(),
    /** Where the provider's checkout script lives. */
    checkoutUrl: z.string(),
    name: z.string(),
    description: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
    expiresAt: z.string(),
  }),
});
export type PaymentToOpen = z.infer<typeof CreatePaymentOutput>['payment'];

/**
 * What the browser brings back. Only the three ids and the signature are used; the other specified fields are accepted
 * and ignored, since the server decided them when the payment began (docs/spec/payments.md#verifying).
 */
export const VerifyPaymentInput = z.strictObject({
  orderId: Id,
  paymentId: Id,
  signature: z.string({ error: 'A signature is required.' }).min(1, 'A signature is required.').max(256),
  amount: z.unknown().optional(),
  name: z.unknown().optional(),
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  address: z.unknown().optional(),
  city: z.unknown().optional(),
  zip: z.unknown().optional(),
  userId: Id.optional(),
  items: z.unknown().optional(),
  shipping: z.unknown().optional(),
});
export type VerifyPaymentInput = z.output<typeof VerifyPaymentInput>;

export const VerifyPaymentOutput = z.object({
  order: z.object({ _id: z.string(), invoiceNumber: z.string(), totalPrice: z.number() }),
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

import type { z } from 'zod';
import { ShippingForm } from '../checkout/checkout.schema';
import { Id, Instant } from '../wire/wire.schema';

/** The form of a corrected address, checked as the checkout checks one. */
export const DeliveryAddressForm = ShippingForm.omit({ email: true });

/** What is left out stays as it is. `updated_at` is that of the order as the caller was shown it. */
export const CorrectAddressInput = DeliveryAddressForm.partial().extend({
  id: Id,
  updated_at: Instant.optional(),
});
export type CorrectAddressInput = z.output<typeof CorrectAddressInput>;

import type { z } from 'zod';
import { ShippingForm } from '../checkout/checkout.schema';
import { EditedVersion, Id } from '../wire/wire.schema';

/** The form of a corrected address, checked as the checkout checks one. */
export const DeliveryAddressForm = ShippingForm.omit({ email: true });

/** What is left out stays as it is. `updated_at` is that of the order as the caller was shown it. */
export const CorrectAddressInput = DeliveryAddressForm.partial().extend({
  id: Id,
  zip: DeliveryAddressForm.shape.zip.optional().meta({
    description:
      'Served, and of the same State: another place of supply would change the tax of the invoice.',
  }),
  updated_at: EditedVersion.optional(),
});
export type CorrectAddressInput = z.output<typeof CorrectAddressInput>;

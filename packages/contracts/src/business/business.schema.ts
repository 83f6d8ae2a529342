import { z } from 'zod';
import { gstinProblem } from '../gst/gstin';
import { requiredText } from '../wire/wire.schema';

const PIN_CODE_MESSAGE = 'PIN code must be a 6-digit number.';

/** A GSTIN in any usual spelling, without spaces and in capitals from here on. */
const Gstin = z
  .string({ error: 'GSTIN is required.' })
  .max(100, 'A GSTIN has 15 characters, such as 29AAGCB7383J1Z4.')
  .overwrite((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .superRefine((text, context) => {
    const problem = text === '' ? 'GSTIN is required.' : gstinProblem(text);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({ example: '29AAGCB7383J1Z4' });

const RegisteredAddress = z.strictObject({
  address: requiredText('Registered address is required.', 500),
  city: requiredText('City is required.', 100),
  zip: z
    .string({ error: PIN_CODE_MESSAGE })
    .trim()
    .regex(/^[1-9]\d{5}$/, PIN_CODE_MESSAGE),
});

/** A business that buys (docs/spec/checkout.md#buying-for-a-business). */
export const BusinessForm = z.strictObject({
  gstin: Gstin,
  legalName: requiredText('Legal name is required.', 200),
  billingAddress: RegisteredAddress.optional().meta({
    description:
      'Where it is registered. Left out: the delivery address, which must be in the State of the GSTIN.',
  }),
});
export type BusinessForm = z.output<typeof BusinessForm>;

/** The business that an account buys for; null where none is saved. */
export const BusinessOutput = z.object({ business: BusinessForm.nullable() });

export const SaveBusinessInput = BusinessForm.meta({
  example: { gstin: '29AAKFK4417M1ZU', legalName: 'Kaveri Traders' },
});

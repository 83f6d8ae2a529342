import { z } from 'zod';

export const ZIP_MESSAGE = 'ZIP code must be a 6-digit number.';
export const Zip = z
  .string({ error: ZIP_MESSAGE })
  .trim()
  .regex(/^\d{6}$/, ZIP_MESSAGE);

export const LookUpZipInput = z.strictObject({ zipcode: Zip });
export const LookUpZipOutput = z.object({
  zipcode: z.object({
    exists: z.boolean().meta({ description: 'Whether we deliver there.' }),
    beforeFive: z
      .array(z.string())
      .meta({ description: 'Up to five served codes that are nearest below it.' }),
    afterFive: z
      .array(z.string())
      .meta({ description: 'Up to five served codes that are nearest above it.' }),
    canOrder: z.boolean().meta({
      description:
        'Whether the checkout takes an order to it: it is served, and its State (the place of supply) is known.',
    }),
    /** Of a served code whose place is known: its district and State, and the days an order placed now is expected in. */
    city: z.string().optional(),
    state: z.string().optional(),
    earliestDelivery: z.string().optional(),
    latestDelivery: z.string().optional(),
  }),
});
export type ZipLookUp = z.infer<typeof LookUpZipOutput>['zipcode'];

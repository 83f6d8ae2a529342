import { z } from 'zod';

export const ZIP_MESSAGE = 'ZIP code must be a 6-digit number.';
export const Zip = z
  .string({ error: ZIP_MESSAGE })
  .trim()
  .regex(/^\d{6}$/, ZIP_MESSAGE);

export const LookUpZipInput = z.strictObject({ zipcode: Zip });
export const LookUpZipOutput = z.object({
  zipcode: z.object({
    exists: z.boolean(),
    beforeFive: z.array(z.string()),
    afterFive: z.array(z.string()),
    /** Whether the checkout takes an order to this code: it is served, and its State (the place of supply) is known. */
    canOrder: z.boolean(),
    /** Of a served code whose place is known: its district and State, and the days an order placed now is expected in. */
    city: z.string().optional(),
    state: z.string().optional(),
    earliestDelivery: z.string().optional(),
    latestDelivery: z.string().optional(),
  }),
});
export type ZipLookUp = z.infer<typeof LookUpZipOutput>['zipcode'];

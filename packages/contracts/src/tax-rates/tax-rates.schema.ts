import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { HSN_CODE } from '../gst/hsn-code';
import { TAX_RATE_STATES } from './tax-rates.values';

const INVALID_RATE = 'The rate must be from 0 to less than 100 percent.';
const INVALID_DAY = 'Please enter a date.';

/** The form of a tax rate (docs/spec/invoices-and-tax.md#tax-rates). */
export const TaxRateFields = z.strictObject({
  hsn: z
    .string()
    .trim()
    .refine((code) => code === '' || HSN_CODE.test(code), 'An HSN code has 4, 6 or 8 digits.')
    .meta({ description: 'What the HSN codes of the goods begin with; empty: all other goods.' }),
  rate_percent: z
    .number({ error: INVALID_RATE })
    .min(0, INVALID_RATE)
    .lt(100, INVALID_RATE)
    .multipleOf(0.01, 'Use at most two decimals.'),
  valid_from: z.iso
    .date({ error: INVALID_DAY })
    .meta({ description: 'The first day of supply in India, today or later.', example: '2027-04-01' }),
  notification: requiredText('Name the notification that sets the rate.', 300),
});
export type TaxRateFields = z.output<typeof TaxRateFields>;

export const CreateTaxRateInput = TaxRateFields.meta({
  example: {
    hsn: '8528',
    rate_percent: 18,
    valid_from: '2027-04-01',
    notification: 'Notification 1/2027-Central Tax (Rate)',
  },
});

/** A rate of GST with who added it. */
export const TaxRate = z.object({
  _id: z.string(),
  hsn: z
    .string()
    .meta({ description: 'What the HSN codes of the goods begin with; empty: all other goods.' }),
  rate_percent: z.number(),
  valid_from: z.string().meta({ description: 'The first day of supply in India.', example: '2025-09-22' }),
  notification: z.string(),
  state: z.enum(TAX_RATE_STATES),
  createdBy: z
    .object({ _id: z.string(), name: z.string() })
    .optional()
    .meta({ description: 'Absent for the rates that the shop came with.' }),
  created_at: Instant,
});
export type TaxRate = z.output<typeof TaxRate>;

export const ListTaxRatesInput = z.strictObject(pageOf(STAFF_PAGE_SIZES.taxRates));
export type ListTaxRatesInput = z.output<typeof ListTaxRatesInput>;
export const ListTaxRatesOutput = z.object({
  taxRateList: z.array(TaxRate),
  taxRateCount: z.number().int(),
});
export const TaxRateOutput = z.object({ taxRate: TaxRate });
export const RemoveTaxRateInput = z.strictObject({ id: Id });

import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';
import { EMI_KINDS } from './emi.values';

export const EmiKind = z.enum(EMI_KINDS, {
  error: 'The kind is a credit card, a debit card, or cardless.',
});

/** A plan of a bank as the shop shows it (docs/spec/emi.md). */
export const EmiPlan = z.object({
  _id: z.string(),
  bank: z.string().meta({ description: 'The bank or lender.' }),
  kind: EmiKind,
  months: z.number().int(),
  annual_rate: z
    .number()
    .meta({ description: 'What the lender charges a year, in percent; of a no-cost plan, too.' }),
  minimum: rupeesOut.meta(inRupees('What has to be paid at least.')),
  processing_fee: rupeesOut.meta(inRupees('Without GST.')),
  no_cost: z
    .boolean()
    .meta({ description: 'The interest is taken off the price; GST on it and the fee are not.' }),
  valid_from: z.string().meta({ description: 'The first day in India.', example: '2026-11-01' }),
  valid_to: z.string().nullable().meta({ description: 'The last day in India; null until further notice.' }),
  checked_on: z.string().meta({ description: 'The day on which staff last compared it with the lender.' }),
  terms_url: z.string().nullable().meta({ description: 'The terms of the lender.' }),
});
export type EmiPlan = z.infer<typeof EmiPlan>;

/** All plans that are offered today or later: callers leave out those that a date or a price excludes. */
export const EmiPlansOutput = z.object({ planList: z.array(EmiPlan) });

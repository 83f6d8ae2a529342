import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { Instant } from '../wire/wire.schema';

/** A year of input credit: April to March in India, as `2026-27`. Left out: the present one. */
export const InputCreditInput = z.strictObject({
  financialYear: z
    .string()
    .regex(/^20\d\d-\d\d$/, 'A financial year is written as 2026-27.')
    .optional()
    .meta({ description: 'April to March in India. Left out: the present one.', example: '2026-27' }),
});
export type InputCreditInput = z.output<typeof InputCreditInput>;

const TaxParts = z.object({
  taxable: rupeesOut,
  cgst: rupeesOut,
  sgst: rupeesOut.meta({ description: 'SGST, or UTGST in a union territory.' }),
  igst: rupeesOut,
  credit: rupeesOut.meta({ description: 'CGST, SGST and IGST together.' }),
});

/** A B2B invoice, or a credit note of one, whose amounts are negative. */
const CreditDocument = TaxParts.extend({
  _id: z.string(),
  kind: z.enum(['Invoice', 'Credit note']),
  number: z.string(),
  created_at: Instant,
  gstin: z.string(),
  placeOfSupply: z.string(),
});

export const InputCreditOutput = z.object({
  financialYear: z.string(),
  financialYears: z
    .array(z.string())
    .meta({ description: 'The years that the caller has such invoices of, newest first.' }),
  credit: rupeesOut.meta({ description: 'Of the year, after credit notes.' }),
  months: z.array(
    TaxParts.extend({
      month: z.string().meta({ description: 'In India, as 2026-11.' }),
      gstin: z.string(),
      documents: z.array(CreditDocument),
    }),
  ),
});

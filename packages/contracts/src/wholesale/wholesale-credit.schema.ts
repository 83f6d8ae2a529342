import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { Id, requiredText } from '../wire/wire.schema';

const CreditLine = z.strictObject({
  position: z.number().int().min(0).meta({ description: 'The line of the invoice, from 0.' }),
  quantity: z.number().int().min(0).default(0).meta({ description: 'Units to credit.' }),
  restock: z.boolean().default(false).meta({ description: 'The units are back and can be sold again.' }),
});

/** The choice of what to credit of a wholesale invoice. */
export const PreviewWholesaleCreditInput = z
  .strictObject({
    id: Id,
    lines: z.array(CreditLine).max(100).default([]),
    amount: rupeesIn.optional().meta(inRupees('A sum besides, which reduces the price of what is left.')),
  })
  .meta({ example: { lines: [{ position: 0, quantity: 1, restock: true }] } });
export type PreviewWholesaleCreditInput = z.output<typeof PreviewWholesaleCreditInput>;

export const CreditWholesaleOrderInput = PreviewWholesaleCreditInput.extend({
  reason: requiredText('Please give a reason for the credit note.', 500).meta({
    description: 'The buyer can read it; the credit note has it.',
  }),
  credit_amount: rupeesIn
    .optional()
    .meta(
      inRupees('What the caller was shown that this credits. If it is another amount, the response is 409.'),
    ),
  expected_creditable: rupeesIn
    .optional()
    .meta(
      inRupees('What the caller was shown as left to credit. If it has changed since, the response is 409.'),
    ),
}).meta({
  example: { lines: [{ position: 0, quantity: 1, restock: true }], reason: 'One television arrived broken.' },
});
export type CreditWholesaleOrderInput = z.output<typeof CreditWholesaleOrderInput>;

const Line = z.object({
  position: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  goods: rupeesOut,
});

export const PreviewWholesaleCreditOutput = z.object({
  left: z
    .object({ lines: z.array(Line), creditable: rupeesOut })
    .meta({ description: 'What is left of the invoice to credit.' }),
  credit: z
    .object({
      amount: rupeesOut,
      lines: z.array(Line),
      taxable: rupeesOut,
      cgst: rupeesOut,
      sgst: rupeesOut,
      igst: rupeesOut,
      state_tax: z.enum(['SGST', 'UTGST']).meta({ description: 'The name of the tax in `sgst`.' }),
      commercial: z.boolean().meta({
        description: 'Whether it comes after 30 November of the next financial year and so is without tax.',
      }),
      creditable_after: rupeesOut,
    })
    .nullable()
    .meta({ description: 'What the choice credits; null where it cannot be credited.' }),
  refusal: z.string().meta({ description: 'Why it cannot be credited; empty where it can.' }),
});

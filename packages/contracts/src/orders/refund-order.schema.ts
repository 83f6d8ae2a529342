import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { PaymentMethod, RefundSpeedInput } from '../refunds/refunds.schema';
import { Id, requiredText } from '../wire/wire.schema';

const RefundLine = z.strictObject({
  position: z.number().int().min(0).meta({ description: 'The `position` of the order’s line.' }),
  quantity: z.number().int().min(0).default(0).meta({ description: 'Units to refund.' }),
  warranty: z.boolean().default(false).meta({
    description:
      'Also the extended warranty. Alone, with quantity 0, within 30 days of the delivery. The last unit takes it along.',
  }),
  restock: z.boolean().default(false).meta({
    description:
      'The units are back and can be sold again: into stock. Those of a Pending order, which never left, always go back.',
  }),
});

const Choice = z.strictObject({
  id: Id,
  lines: z.array(RefundLine).max(100).default([]),
  shipping: z.boolean().default(false),
  amount: rupeesIn.optional().meta(inRupees('A sum besides, which reduces the price of what is left.')),
});

export const PreviewRefundInput = Choice.extend({
  rest: z.boolean().default(false).meta({
    description: 'All that is left, as a cancellation or a return refunds it, in place of a choice.',
  }),
}).meta({ example: { lines: [{ position: 0, quantity: 1, restock: true }] } });
export type PreviewRefundInput = z.output<typeof PreviewRefundInput>;

export const RefundOrderInput = Choice.extend({
  reason: requiredText('Please give a reason for the refund.', 500).meta({
    description: 'The customer can read it; the credit note has it.',
  }),
  speed: RefundSpeedInput,
  refund_amount: rupeesIn
    .optional()
    .meta(
      inRupees(
        'What the caller was shown that this refunds. If it would refund another amount, the response is 409.',
      ),
    ),
  expected_refundable: rupeesIn
    .optional()
    .meta(
      inRupees('What the caller was shown as left to refund. If it has changed since, the response is 409.'),
    ),
}).meta({
  example: { lines: [{ position: 0, quantity: 1, restock: true }], reason: 'One television arrived broken.' },
});
export type RefundOrderInput = z.output<typeof RefundOrderInput>;

const PreviewLine = z.object({
  position: z.number().int(),
  name: z.string(),
  quantity: z.number().int(),
  goods: rupeesOut,
  warranty: rupeesOut,
});

export const PreviewRefundOutput = z.object({
  left: z
    .object({
      lines: z.array(PreviewLine),
      shipping: rupeesOut,
      refundable: rupeesOut,
      warranty_until: z.string().meta({
        description: 'Until when a warranty alone can be refunded; empty before the delivery.',
      }),
      can_restock: z.boolean().meta({
        description: 'Whether `restock` has an effect: the order has left and is not over.',
      }),
      payment_method: PaymentMethod,
    })
    .meta({ description: 'What is left of the order to refund.' }),
  refund: z
    .object({
      amount: rupeesOut,
      lines: z.array(PreviewLine),
      shipping: rupeesOut,
      round_off: rupeesOut,
      taxable: rupeesOut,
      cgst: rupeesOut,
      sgst: rupeesOut,
      igst: rupeesOut,
      state_tax: z.enum(['SGST', 'UTGST']).meta({
        description:
          'The name of the tax in `sgst`: UTGST where a union territory without a legislature gets it.',
      }),
      commercial: z.boolean().meta({
        description:
          'Whether the credit note comes after 30 November of the next financial year and so is without tax.',
      }),
      credit_note: z.boolean().meta({ description: 'Whether it gets a credit note.' }),
      refundable_after: rupeesOut,
      needs_approval: z.boolean().meta({
        description:
          'Whether it is above the limit of the caller, so that a second person has to approve it.',
      }),
    })
    .nullable()
    .meta({ description: 'What the choice refunds; null where it cannot be refunded.' }),
  refusal: z.string().meta({ description: 'Why it cannot be refunded; empty where it can.' }),
});

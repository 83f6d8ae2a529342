import { z } from 'zod';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant } from '../wire/wire.schema';
import { EWAY_BILL_STATES } from './eway-bills.values';

const EnteredBill = z.object({
  number: z.string(),
  generated_at: Instant,
  valid_until: Instant.optional().meta({ description: 'Absent until the vehicle is known at the portal.' }),
  entered_at: Instant,
  enteredBy: z.object({ _id: z.string(), name: z.string() }),
});

/** Whether the goods of an invoice need an e-way bill, and the one that was entered. */
export const EwayBill = z.object({
  invoice_id: z.string(),
  invoice_number: z.string(),
  order_id: z.string().meta({ description: 'Empty for the invoice of a wholesale order.' }),
  state: z.enum(EWAY_BILL_STATES),
  bill: EnteredBill.optional(),
});
export type EwayBill = z.output<typeof EwayBill>;

const Ids = z.array(Id).max(PAGE_SIZES.max).default([]);

export const ListEwayBillsInput = z
  .strictObject({
    order_ids: Ids.meta({ description: 'Orders of shoppers.' }),
    invoice_ids: Ids,
  })
  .meta({ example: { order_ids: ['0193a1e0-0000-7000-8000-000000000001'] } });
export type ListEwayBillsInput = z.output<typeof ListEwayBillsInput>;
export const ListEwayBillsOutput = z.object({ ewayBillList: z.array(EwayBill) });

export const EwayBillIdInput = z.strictObject({ id: Id.meta({ description: 'Of the invoice.' }) });

const TIME = 'Please enter a date and a time.';

/** The form of an e-way bill. */
export const EwayBillFields = z.strictObject({
  number: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^[0-9]{12}$/, 'An e-way bill number has 12 digits.')),
  generated_at: z.iso.datetime({ error: TIME }).meta({ description: 'ISO-8601, UTC' }),
  valid_until: z.iso
    .datetime({ error: TIME })
    .optional()
    .meta({ description: 'Absent while the vehicle is not entered at the portal.' }),
});

export const EnterEwayBillInput = z
  .strictObject({ id: Id.meta({ description: 'Of the invoice.' }), ...EwayBillFields.shape })
  .meta({
    example: {
      number: '321098765432',
      generated_at: '2026-11-23T09:34:05.000Z',
      valid_until: '2026-11-25T18:29:59.999Z',
    },
  });
export type EnterEwayBillInput = z.output<typeof EnterEwayBillInput>;
export const EwayBillOutput = z.object({ ewayBill: EwayBill });

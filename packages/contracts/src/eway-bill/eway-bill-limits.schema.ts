import { z } from 'zod';
import { stateOfGstCode } from '../gst/states';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf } from '../wire/wire.schema';

/** The form of a State's limit (docs/spec/eway-bills.md#limits). */
export const EwayBillLimitFields = z.strictObject({
  state_code: z
    .string({ error: 'Choose a State.' })
    .refine((code) => stateOfGstCode(code) !== undefined, 'Choose a State.')
    .meta({ description: 'The two-digit GST code of the State.' }),
  limit: rupeesIn.meta(inRupees('Goods of a higher value, tax included, need an e-way bill.')),
  valid_from: z.iso
    .date({ error: 'Please enter a date.' })
    .meta({ description: 'The first day in India.', example: '2027-04-01' }),
  note: z
    .string()
    .trim()
    .max(300, 'Please use at most 300 characters.')
    .meta({ description: 'The notification, and exceptions within the State.' }),
});
export type EwayBillLimitFields = z.output<typeof EwayBillLimitFields>;

export const CreateEwayBillLimitInput = EwayBillLimitFields.meta({
  example: { state_code: '29', limit: 100_000, valid_from: '2027-04-01', note: 'Notification FD 1/2027' },
});

/** The limit of a State with who added it. */
export const EwayBillLimitRow = z.object({
  _id: z.string(),
  state_code: z.string(),
  state: z.string().meta({ example: 'Karnataka' }),
  limit: rupeesOut,
  valid_from: z.string().meta({ description: 'The first day in India.', example: '2027-04-01' }),
  note: z.string(),
  createdBy: z
    .object({ _id: z.string(), name: z.string() })
    .optional()
    .meta({ description: 'Absent for the limits that the shop came with.' }),
  created_at: Instant,
});
export type EwayBillLimitRow = z.output<typeof EwayBillLimitRow>;

export const ListEwayBillLimitsInput = z.strictObject(pageOf(STAFF_PAGE_SIZES.ewayBillLimits));
export type ListEwayBillLimitsInput = z.output<typeof ListEwayBillLimitsInput>;
export const ListEwayBillLimitsOutput = z.object({
  ewayBillLimitList: z.array(EwayBillLimitRow),
  ewayBillLimitCount: z.number().int(),
});
export const EwayBillLimitOutput = z.object({ ewayBillLimit: EwayBillLimitRow });
export const RemoveEwayBillLimitInput = z.strictObject({ id: Id });

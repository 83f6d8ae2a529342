import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { SHIPMENT_STATES } from '../shipments/shipments.values';
import { REPLACEMENT_STATES } from './replacements.values';

/** Televisions that are sent in place of returned ones, as a return shows them (docs/spec/replacements.md). */
export const ReplacementOfReturn = z.object({
  _id: z.string(),
  number: z.string().meta({ description: 'The number of its order, with R at its end.' }),
  state: z.enum(REPLACEMENT_STATES),
  lines: z.array(z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() })),
  /** Of the televisions that came back. */
  replaced_serials: z.array(z.string()),
  serials: z.array(z.string()).meta({ description: 'Serial numbers of what is sent, scanned at packing.' }),
  shipment: z
    .object({
      _id: z.string(),
      state: z.enum(SHIPMENT_STATES),
      courier: z.string(),
      courierName: z.string(),
      awb: z.string(),
      trackingUrl: z.string(),
    })
    .nullable()
    .meta({ description: 'The parcel that it travels in; null until it is being packed.' }),
  cancel_reason: z.string(),
  created_at: Instant,
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
});
export type ReplacementOfReturn = z.output<typeof ReplacementOfReturn>;

/** Replaces the accepted goods of a return. */
export const ReplaceReturnInput = z
  .strictObject({
    id: Id,
    serials: z.array(z.string().trim().min(1).max(60)).max(100).optional().meta({
      description:
        'The serial numbers of the televisions that came back. Left out: those of lines that came back whole.',
    }),
    wait: z.boolean().default(false).meta({
      description: 'Where too few are free: wait for stock. The customer can choose the refund meanwhile.',
    }),
  })
  .meta({ example: { wait: false } });
export type ReplaceReturnInput = z.output<typeof ReplaceReturnInput>;

/** Gives a replacement up that is not being packed. `id` is that of its return. */
export const CancelReplacementInput = z
  .strictObject({
    id: Id,
    reason: z
      .string()
      .trim()
      .min(1, 'Please give a reason. The customer reads it.')
      .max(500, 'Please use at most 500 characters.'),
  })
  .meta({ example: { reason: 'You chose the refund.' } });
export type CancelReplacementInput = z.output<typeof CancelReplacementInput>;

/** The shopper's choice of the refund while their replacement waits for stock. */
export const ChooseRefundInput = z.strictObject({ order_id: Id });
export type ChooseRefundInput = z.output<typeof ChooseRefundInput>;

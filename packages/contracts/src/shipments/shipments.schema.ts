import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { COURIER_CODES } from './couriers.values';
import { BOXES_MAX, PAPER_KINDS, PAPERS_MAX, SHIPMENT_KG_MAX, SHIPMENT_STATES } from './shipments.values';

const Position = z
  .number()
  .int()
  .min(0)
  .max(1000)
  .meta({ description: 'The `position` of the order’s line.' });
const Quantity = z.number().int().min(1, 'Choose at least one.').max(10_000);

const ShipmentLine = z.object({
  position: z.number().int(),
  name: z.string(),
  modelNumber: z.string().meta({ description: 'Empty where the television has none.' }),
  sku: z.string().meta({ description: 'The shop’s own code; empty where the television has none.' }),
  quantity: z.number().int(),
  serials: z.array(z.string()).meta({ description: 'Serial numbers scanned at packing.' }),
  transferred: z
    .array(z.object({ serial: z.string(), at: Instant }))
    .meta({ description: 'Televisions that have another owner than their buyer, and since when.' }),
});

/** A parcel or several of an order that travel together. */
export const Shipment = z.object({
  _id: z.string(),
  order_id: z.string(),
  replacement_id: z.string().nullable().meta({ description: 'The replacement that it sends, if any.' }),
  state: z.enum(SHIPMENT_STATES),
  dispatchCenter: z.string(),
  lines: z.array(ShipmentLine),
  boxes: z.number().int(),
  weight_kg: z.number().nullable(),
  courier: z.string().meta({ description: 'Empty until it is shipped.' }),
  courierName: z.string(),
  awb: z.string(),
  trackingUrl: z.string().meta({ description: 'The page of the courier; empty for none.' }),
  packedBy: z.string().meta({ description: 'The member of staff; empty until it is packed.' }),
  created_at: Instant,
  packed_at: Instant.nullable(),
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  cancelled_at: Instant.nullable(),
  cancelReason: z.string(),
});
export type Shipment = z.output<typeof Shipment>;

export const ShipmentOutput = z.object({ shipment: Shipment });

export const CreateShipmentInput = z
  .strictObject({
    order_id: Id,
    lines: z
      .array(z.strictObject({ position: Position, quantity: Quantity }))
      .max(100)
      .optional()
      .meta({ description: 'Left out: all units that are still to be packed.' }),
    replacement_id: Id.optional().meta({ description: 'Packs a replacement of returned goods, whole.' }),
  })
  .meta({
    example: { order_id: '0193a1e0-0000-7000-8000-000000000001', lines: [{ position: 0, quantity: 1 }] },
  });
export type CreateShipmentInput = z.output<typeof CreateShipmentInput>;

const Code = requiredText('Please scan or type a code.', 60).meta({ example: 'AAB43X-0012345' });

export const OpenByCodeInput = z.strictObject({
  code: Code.meta({ description: 'The number of an order, as its barcode says it, or its id.' }),
});
/** The shipment that a packer goes on with, and what of its order it is. */
export const OpenByCodeOutput = z.object({ shipment: Shipment });

export const ScanInput = z.strictObject({
  id: Id,
  code: Code,
  position: Position.optional().meta({
    description: 'The line that was chosen before, by its model number.',
  }),
});
export type ScanInput = z.output<typeof ScanInput>;
export const ScanOutput = z.object({
  shipment: Shipment,
  kind: z.enum(['model', 'serial']).meta({ description: 'What the code is.' }),
  position: z.number().int(),
});

export const RemoveSerialInput = z.strictObject({
  id: Id,
  serial: Code,
  reason: z.string().trim().max(500).optional().meta({
    description: 'Of a shipment that has left: how the television came back, so that it can be sold again.',
  }),
});
export type RemoveSerialInput = z.output<typeof RemoveSerialInput>;

export const PackShipmentInput = z.strictObject({
  id: Id,
  serials: z
    .array(z.strictObject({ position: Position, serial: Code }))
    .max(500)
    .default([])
    .meta({ description: 'Serial numbers that were not scanned before.' }),
  boxes: z
    .number()
    .int('Please enter a whole number.')
    .min(1, 'There is at least one box.')
    .max(BOXES_MAX, `There are at most ${BOXES_MAX} boxes.`)
    .default(1),
  weight_kg: z
    .number()
    .min(0.1, 'Please enter a weight in kg.')
    .max(SHIPMENT_KG_MAX, 'Please enter a weight in kg.')
    .optional(),
});
export type PackShipmentInput = z.output<typeof PackShipmentInput>;

/** How a shipment leaves. */
export const CarriageFields = z.strictObject({
  courier: z.enum(COURIER_CODES, { error: 'Please choose a courier.' }),
  courierName: z.string().trim().max(60, 'Please use at most 60 characters.').default('').meta({
    description: 'The name of an `other` courier.',
  }),
  awb: z
    .string()
    .trim()
    .max(40, 'Please use at most 40 characters.')
    .regex(/^[A-Za-z0-9/-]*$/, 'An AWB number has letters and digits only.')
    .default(''),
  trackingUrl: z
    .union([
      z.literal(''),
      z
        .url({
          protocol: /^https$/,
          hostname: z.regexes.domain,
          error: 'Please enter a link that begins with https.',
        })
        .max(500),
    ])
    .default('')
    .meta({ description: 'In place of the courier’s own tracking page.' }),
});
export const ShipShipmentInput = z
  .strictObject({ id: Id, ...CarriageFields.shape })
  .meta({ example: { courier: 'delhivery', awb: '1234567890' } });
export type ShipShipmentInput = z.output<typeof ShipShipmentInput>;

export const ShipmentIdInput = z.strictObject({ id: Id });
export const CancelShipmentInput = z.strictObject({
  id: Id,
  reason: z.string().trim().max(500, 'Please use at most 500 characters.').default('').meta({
    description: 'Required for a shipment that has left.',
  }),
});
export type CancelShipmentInput = z.output<typeof CancelShipmentInput>;

/** An order with units that are to be packed. */
export const OrderToPack = z.object({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  zip: z.string(),
  created_at: Instant,
  expectedDelivery: z.string().meta({ description: 'Empty where no day was promised.' }),
  isReplacement: z.boolean().meta({ description: 'What is to be packed replaces returned goods.' }),
  dispatchCenter: z.string(),
  units: z.number().int().meta({ description: 'Still to be packed.' }),
  items: z.array(
    z.object({ name: z.string(), modelNumber: z.string(), sku: z.string(), quantity: z.number().int() }),
  ),
  beingPackedBy: z.string().meta({ description: 'Who packs it at this moment; empty for nobody.' }),
});
export type OrderToPack = z.output<typeof OrderToPack>;

export const ListToPackInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.toPack),
  filters: z
    .strictObject({
      dispatchCenter: z.string().max(200).optional(),
      promisedUntil: DayFilter.optional().meta({ description: 'Expected on this day of India, or before.' }),
      search: z.string().max(200).optional(),
    })
    .default({}),
});
export type ListToPackInput = z.output<typeof ListToPackInput>;
export const ListToPackOutput = z.object({
  orderList: z.array(OrderToPack),
  orderCount: z.number().int(),
  centers: z.array(z.object({ name: z.string(), count: z.number().int() })).meta({
    description: 'Each dispatch centre with how many orders are to be packed there, by the other filters.',
  }),
});

export const PapersInput = z
  .strictObject({
    kind: z.enum(PAPER_KINDS),
    order_ids: z
      .array(Id)
      .min(1, 'Please choose orders.')
      .max(PAPERS_MAX, `Please choose at most ${PAPERS_MAX} orders.`),
  })
  .meta({ example: { kind: 'labels', order_ids: ['0193a1e0-0000-7000-8000-000000000001'] } });
export type PapersInput = z.output<typeof PapersInput>;

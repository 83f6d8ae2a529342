import { z } from 'zod';
import { email } from '../accounts/accounts.schema';
import { OrderStatus } from '../orders/orders.schema';
import { Picture } from '../products/products.schema';
import { Instant, requiredText } from '../wire/wire.schema';

/** The number of an order and the e-mail of its account or of its delivery (docs/spec/order-tracking.md#asking-for-a-link). */
export const RequestTrackingInput = z
  .strictObject({
    order_number: requiredText('Order number is required.', 40),
    email: email('Email is required.', 'Invalid email format.'),
  })
  .meta({ example: { order_number: 'A1B2C3D4', email: 'asha@example.com' } });
export type RequestTrackingInput = z.output<typeof RequestTrackingInput>;

export const TrackOrderInput = z.strictObject({
  token: z.string({ error: 'A link is required.' }).min(1, 'A link is required.').max(200),
});
export type TrackOrderInput = z.output<typeof TrackOrderInput>;

const Units = { position: z.number().int(), quantity: z.number().int() };

/** A line of the order. */
const TrackedItem = z.object({
  ...Units,
  name: z.string(),
  waiting_quantity: z
    .number()
    .int()
    .meta({ description: 'Units of a Pending order that have not left and were not refunded.' }),
  picture: Picture.nullable().meta({ description: 'The first picture of the television; null for none.' }),
});
export type TrackedItem = z.output<typeof TrackedItem>;

const TrackedStep = z.object({ status: OrderStatus, at: Instant });
export type TrackedStep = z.output<typeof TrackedStep>;

/** A shipment that has left. */
const TrackedParcel = z.object({
  state: z.enum(['shipped', 'delivered']),
  courier: z.string().meta({ description: 'The code of the courier.' }),
  courierName: z.string(),
  awb: z.string().meta({ description: 'Empty where the courier gives none.' }),
  trackingUrl: z.string().meta({ description: 'The page of the courier; empty for none.' }),
  dispatchCenter: z.string().meta({ description: 'Where it was packed.' }),
  packed_at: Instant.nullable(),
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  lines: z.array(z.object(Units)),
});
export type TrackedParcel = z.output<typeof TrackedParcel>;

/** Where an order is, without what is personal: who has the link may be anybody (docs/spec/order-tracking.md#answer). */
export const TrackedOrder = z.object({
  number: z.string().meta({ description: 'The number of the order.' }),
  status: OrderStatus,
  city: z.string().meta({ description: 'Where it is delivered to. Nothing else of the address is told.' }),
  expectedDelivery: z
    .string()
    .meta({ description: 'The last day of the promised window; empty where none was promised.' }),
  steps: z
    .array(TrackedStep)
    .meta({ description: 'The way so far, first to last. A move back removes the later steps.' }),
  items: z.array(TrackedItem),
  parcels: z.array(TrackedParcel).meta({ description: 'The shipments that have left.' }),
  valid_until: Instant.meta({
    description: 'When the link ends, unless the status changes before. ISO-8601, UTC',
  }),
  order_id: z.string().meta({
    description: 'The id of the order for the signed-in customer whose order it is; empty for others.',
  }),
});
export type TrackedOrder = z.output<typeof TrackedOrder>;
export const TrackedOrderOutput = z.object({ tracking: TrackedOrder });

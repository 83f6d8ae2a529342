import { z } from 'zod';
import { ISSUE_TYPES } from '../complaints/complaints.schema';
import { ORDER_STATUSES } from '../orders/orders.schema';
import { RETURN_REASONS } from '../returns/returns.values';
import { COURIER_CODES } from '../shipments/couriers.values';
import type { SentEvent } from './webhooks.values';

const id = (what: string) => z.string().meta({ description: `The id of the ${what}.` });
const order_id = id('order');
const status = z.enum(ORDER_STATUSES);
const rupees = (what: string) =>
  z.number().meta({ description: `${what}, in rupees with at most two decimals.` });
const orderChange = z.strictObject({
  order_id,
  from: status.meta({ description: 'The status before.' }),
  to: status.meta({ description: 'The status since.' }),
});
const shipment = { shipment_id: id('shipment'), order_id };
const sku = z.string().nullable().meta({ description: 'The shop’s own code; null for none.' });

/** How much of a television is there: none, at most 10, or more. */
const STOCK_LEVELS = ['out', 'low', 'in_stock'] as const;
const level = z.enum(STOCK_LEVELS);

/**
 * The `data` of each event (docs/spec/webhooks.md#events): ids, statuses and amounts, and nothing about people. What a receiver
 * needs besides it reads from the REST API.
 */
export const WEBHOOK_PAYLOADS = {
  'order.placed': z.strictObject({
    order_id,
    status,
    total: rupees('What was paid'),
    draft_order_id: z.string().nullable().meta({ description: 'The draft that was paid; null for a cart.' }),
  }),
  'order.status_changed': orderChange,
  'order.cancelled': z.strictObject({ order_id, from: status.meta({ description: 'The status before.' }) }),
  'order.address_changed': z.strictObject({ order_id }),
  'wholesale_order.placed': z.strictObject({
    wholesale_order_id: id('bulk order'),
    total: rupees('The total with GST'),
  }),
  'shipment.shipped': z.strictObject({
    ...shipment,
    courier: z.enum(COURIER_CODES).meta({ description: 'The courier’s code.' }),
    awb: z.string().meta({ description: 'The courier’s number; empty where there is none.' }),
  }),
  'shipment.delivered': z.strictObject(shipment),
  'shipment.cancelled': z.strictObject({
    ...shipment,
    was_shipped: z.boolean().meta({ description: 'Whether it was with the courier already.' }),
  }),
  'return.requested': z.strictObject({
    return_id: id('return'),
    order_id,
    reason: z.enum(RETURN_REASONS),
    refund: rupees('What it will refund'),
  }),
  'return.decided': z.strictObject({
    return_id: id('return'),
    order_id,
    decision: z
      .enum(['approved', 'accepted', 'accepted_in_part', 'rejected'])
      .meta({ description: 'The request was approved, or its goods accepted, or either rejected.' }),
  }),
  'refund.completed': z.strictObject({
    refund_id: id('refund'),
    order_id: order_id.nullable().meta({ description: 'Null where the payment became no order.' }),
    amount: rupees('What was paid out'),
    is_part: z.boolean().meta({ description: 'Whether it refunds a part of the order.' }),
  }),
  'product.updated': z.strictObject({
    product_id: id('television'),
    sku,
    price: rupees('The maximum retail price'),
    new_price: rupees('The selling price'),
    is_listed: z.boolean().meta({ description: 'Whether shoppers see it.' }),
    is_removed: z.boolean(),
  }),
  'product.stock_changed': z.strictObject({
    product_id: id('television'),
    sku,
    stock: z.number().int().meta({ description: 'Units on hand.' }),
    from: level.meta({ description: 'The level before.' }),
    to: level.meta({ description: 'The level since.' }),
  }),
  'complaint.opened': z.strictObject({
    complaint_id: id('complaint'),
    ticket: z.string().meta({ description: 'The ticket number.' }),
    issue_type: z.enum(ISSUE_TYPES),
    order_id: order_id.nullable().meta({ description: 'Null where it is about no order.' }),
  }),
  'webhook.test': z.strictObject({ webhook_id: id('endpoint') }),
} as const satisfies Readonly<Record<SentEvent, z.ZodType>>;

export type WebhookPayload<E extends SentEvent> = z.infer<(typeof WEBHOOK_PAYLOADS)[E]>;

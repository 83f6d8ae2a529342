import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SHIPMENT_STATES } from '@aabha/contracts/shipments/shipments.values';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';
import { orderLines, orders } from './orders';
import { replacements } from './replacements';

/** Parcels of an order that travel together (docs/spec/shipments.md). */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The replacement that it sends; null for units that were sold. */
    replacementId: uuid().references(() => replacements.id),
    state: text({ enum: SHIPMENT_STATES }).notNull().default('packing'),
    dispatchCenter: text().notNull(),
    boxes: integer().notNull().default(1),
    weightKg: numeric({ precision: 6, scale: 1, mode: 'number' }),
    /** The code of a courier; empty until it is shipped. */
    courier: text().notNull().default(''),
    /** The name of a courier that is not in the list. */
    courierName: text().notNull().default(''),
    awb: text().notNull().default(''),
    /** In place of the courier's own tracking page. */
    trackingUrl: text().notNull().default(''),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    packedBy: uuid().references(() => users.id),
    packedAt: instant(),
    shippedAt: instant(),
    deliveredAt: instant(),
    cancelledAt: instant(),
    cancelReason: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('shipments_order_idx').on(t.orderId),
    index('shipments_state_created_idx').on(t.state, t.createdAt, t.id),
    /* Covers the list of all shipments. */
    index('shipments_created_idx').on(t.createdAt, t.id),
    uniqueIndex('shipments_awb_key')
      .on(t.courier, t.awb)
      .where(sql`${t.awb} <> '' and ${t.courier} <> 'other' and ${t.state} <> 'cancelled'`),
    /* A replacement travels in one shipment. */
    uniqueIndex('shipments_replacement_key')
      .on(t.replacementId)
      .where(sql`${t.replacementId} is not null and ${t.state} <> 'cancelled'`),
    index('shipments_awb_search_idx').using('gin', sql`${t.awb} gin_trgm_ops`),
    check(
      'shipments_state_known',
      sql`${t.state} in ('packing', 'packed', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('shipments_boxes_range', sql`${t.boxes} between 1 and 99`),
    check('shipments_packed_at', sql`${t.state} in ('packing', 'cancelled') or ${t.packedAt} is not null`),
    check(
      'shipments_shipped_at',
      sql`${t.state} not in ('shipped', 'delivered') or (${t.shippedAt} is not null and ${t.courier} <> '')`,
    ),
    check('shipments_delivered_at', sql`(${t.state} = 'delivered') = (${t.deliveredAt} is not null)`),
    check('shipments_cancelled_at', sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderId: uuid().notNull(),
    /** That of the order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.position] }),
    foreignKey({
      name: 'shipment_lines_order_line_fk',
      columns: [t.orderId, t.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('shipment_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
);

/** The televisions of a shipment by their serial numbers. One is sold once, until it comes back. */
export const shipmentSerials = pgTable(
  'shipment_serials',
  {
    id: id(),
    shipmentId: uuid().notNull(),
    position: integer().notNull(),
    /** In upper case, without spaces. */
    serial: text().notNull(),
    /** When the television was back, so that its number can be sold again. */
    releasedAt: instant(),
    /** The replacement that was sent in place of this television. */
    replacementId: uuid().references(() => replacements.id),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'shipment_serials_line_fk',
      columns: [t.shipmentId, t.position],
      foreignColumns: [shipmentLines.shipmentId, shipmentLines.position],
    }).onDelete('cascade'),
    uniqueIndex('shipment_serials_in_service_key')
      .on(t.serial)
      .where(sql`${t.releasedAt} is null`),
    /* Of those that came back, too. */
    index('shipment_serials_serial_idx').on(t.serial),
    index('shipment_serials_replacement_idx')
      .on(t.replacementId)
      .where(sql`${t.replacementId} is not null`),
    index('shipment_serials_shipment_idx').on(t.shipmentId, t.position),
    check('shipment_serials_form', sql`${t.serial} ~ '^[^[:space:][:lower:]]{1,60}$'`),
  ],
);

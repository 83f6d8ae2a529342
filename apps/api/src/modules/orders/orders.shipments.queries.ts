import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ShipmentState } from '@aabha/contracts/shipments/shipments.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { maybeInstantInJson, rowsBesideInJson } from '@aabha/db/driver/json-columns';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { shipmentLines, shipments, shipmentSerials } from '@aabha/db/schema/shipments';

/** A shipment as an order shows it. */
export interface WholeShipment {
  id: string;
  state: ShipmentState;
  courier: string;
  courierName: string;
  awb: string;
  trackingUrl: string;
  shippedAt: string | null;
  deliveredAt: string | null;
  lines: { position: number; quantity: number }[];
}

/** The shipments of an order's sold units that are not cancelled. For use in a query over `orders`. */
export const shipmentsOfOrder = rowsBesideInJson<WholeShipment>(
  {
    id: shipments.id,
    state: shipments.state,
    courier: shipments.courier,
    courierName: shipments.courierName,
    awb: shipments.awb,
    trackingUrl: shipments.trackingUrl,
    shippedAt: maybeInstantInJson(shipments.shippedAt),
    deliveredAt: maybeInstantInJson(shipments.deliveredAt),
    lines: rowsBesideInJson<WholeShipment['lines'][number]>(
      { position: shipmentLines.position, quantity: shipmentLines.quantity },
      [shipmentLines.position],
      sql`${shipmentLines} where ${shipmentLines.shipmentId} = ${shipments.id}`,
    ),
  },
  [shipments.id],
  sql`${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.replacementId} is null and ${shipments.state} <> 'cancelled'`,
);

const left = sql`exists (select from ${shipments}
  where ${shipments.orderId} = ${orders.id} and ${shipments.replacementId} is null
    and ${shipments.state} in ('shipped', 'delivered'))`;

/** Whether a shipment of an order has left. Nested, since Drizzle leaves out the table of columns of a query of one table. */
export const hasShipped = sql<boolean>`${left}`;

/** The units of a line that refunds of a part gave back, or are giving back. For use in a query over `orders` and `order_lines`. */
const refundedQuantity = sql<number>`(select coalesce(sum(${refundLines.quantity}), 0)::int
  from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refunds.capturedPaymentId} = ${orders.paymentId} and ${refunds.status} <> 'failed'
    and ${refundLines.position} = ${orderLines.position})`;

/** Selects the lines of some orders with the units of each that were refunded. */
export const selectPackableLines = (db: DbOrTx, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      productId: orderLines.productId,
      productName: orderLines.productName,
      modelNumber: sql<string>`coalesce(${products.modelNumber}, '')`,
      sku: sql<string>`coalesce(${products.sku}, '')`,
      quantity: orderLines.quantity,
      refundedQuantity: refundedQuantity.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));

/** Selects the shipped and open lines of some orders, one for each shipment and line. */
export const selectShippedLines = (db: DbOrTx, orderIds: readonly string[]) =>
  db
    .select({
      orderId: shipments.orderId,
      state: shipments.state,
      position: shipmentLines.position,
      quantity: shipmentLines.quantity,
    })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(
      and(
        inArray(shipments.orderId, [...orderIds]),
        isNull(shipments.replacementId),
        sql`${shipments.state} <> 'cancelled'`,
      ),
    );

/* What replaces returned goods has a life of its own (docs/spec/replacements.md). */
const isSold = (orderId: string) => and(eq(shipments.orderId, orderId), isNull(shipments.replacementId));

const ofOrder = (tx: Tx, orderId: string) =>
  tx.select({ id: shipments.id }).from(shipments).where(isSold(orderId));

/** Releases the serial numbers of an order, whose televisions are back. */
export async function releaseSerialsOf(tx: Tx, orderId: string, at: string): Promise<void> {
  await tx
    .update(shipmentSerials)
    .set({ releasedAt: at })
    .where(
      and(inArray(shipmentSerials.shipmentId, ofOrder(tx, orderId)), isNull(shipmentSerials.releasedAt)),
    );
}

/** Cancels the shipments of an order that have not left, and releases their serial numbers. */
export async function cancelOpenShipments(tx: Tx, orderId: string, at: string): Promise<string[]> {
  const cancelled = await tx
    .update(shipments)
    .set({ state: 'cancelled', cancelledAt: at, cancelReason: 'The order was ended.', updatedAt: at })
    .where(and(isSold(orderId), inArray(shipments.state, ['packing', 'packed'])))
    .returning({ id: shipments.id });
  const ids = cancelled.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(shipmentSerials)
      .set({ releasedAt: at })
      .where(and(inArray(shipmentSerials.shipmentId, ids), isNull(shipmentSerials.releasedAt)));
  return ids;
}

/** Marks the shipments of an order that are on their way as delivered. Returns their ids. */
export async function deliverShipments(tx: Tx, orderId: string, at: string): Promise<string[]> {
  const delivered = await tx
    .update(shipments)
    .set({ state: 'delivered', deliveredAt: at, updatedAt: at })
    .where(and(isSold(orderId), eq(shipments.state, 'shipped')))
    .returning({ id: shipments.id });
  return delivered.map(({ id }) => id);
}

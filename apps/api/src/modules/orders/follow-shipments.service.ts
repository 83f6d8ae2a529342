import { appError } from '@aabha/contracts/errors/errors';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { statusAfter } from '@aabha/contracts/orders/status-after.rules';
import { lineUnits, type LineUnits } from '@aabha/contracts/shipments/shipments.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import { writeAudit } from '../audit/audit.service';
import { lockOrder, setStatus } from './orders.queries';
import { recordStatus } from './record-status';
import {
  cancelOpenShipments,
  deliverShipments,
  releaseSerialsOf,
  selectPackableLines,
  selectShippedLines,
} from './orders.shipments.queries';

type PackableLine = Awaited<ReturnType<typeof selectPackableLines>>[number];

/** A line of an order with where its units are. */
export type OrderLineUnits = PackableLine & LineUnits;

/** Returns where the units of some orders are, line by line. */
export async function unitsOfOrders(db: DbOrTx, orderIds: readonly string[]): Promise<OrderLineUnits[]> {
  if (orderIds.length === 0) return [];
  const lines = await selectPackableLines(db, orderIds);
  const parts = await selectShippedLines(db, orderIds);
  return orderIds.flatMap((id) => {
    const own = lines.filter(({ orderId }) => orderId === id);
    const units = lineUnits(
      own,
      parts.filter(({ orderId }) => orderId === id).map(({ state, ...line }) => ({ state, lines: [line] })),
    );
    return own.flatMap((line) => {
      const found = units.find(({ position }) => position === line.position);
      return found ? [{ ...line, ...found }] : [];
    });
  });
}

/** Locks an order, so that its units are packed and shipped once. */
export async function lockForShipment(tx: Tx, orderId: string) {
  const order = await lockOrder(tx, orderId);
  if (!order) throw appError('ORDER_NOT_FOUND');
  return order;
}

/**
 * Gives a locked order the status that follows from a change of its shipments, with timeline, audit and mail. Returns whether
 * it changed.
 */
export async function followShipments(
  ctx: SignedInContext,
  tx: Tx,
  order: { id: string; status: OrderStatus; isRestocked: boolean },
  { change, reason }: { change: Parameters<typeof statusAfter>[2]; reason: string | null },
): Promise<boolean> {
  const to = statusAfter(order.status, await unitsOfOrders(tx, [order.id]), change);
  if (to === order.status) return false;
  const { isRestocked, status: from } = order;
  const eventId = await setStatus(tx, {
    ...{ orderId: order.id, from, to, actor: 'staff', userId: ctx.user.id, reason, isRestocked },
    at: ctx.now().toISOString(),
  });
  await recordStatus(tx, order.id, { from, to });
  await enqueue(tx, 'mail.order-status', { orderId: order.id, eventId });
  await writeAudit(tx, ctx.user.id, {
    ...{ action: 'order.status', entity: 'order', entityId: order.id },
    before: { status: from },
    after: { status: to, reason },
  });
  return true;
}

/**
 * Lets the shipments of an order follow a status that was set by hand: an order that ends cancels what has not left, one that
 * is delivered delivers what is on its way, and serial numbers of goods that are back can be sold again.
 */
export async function shipmentsFollow(
  tx: Tx,
  orderId: string,
  { to, isPutBack, at }: { to: OrderStatus; isPutBack: boolean; at: string },
): Promise<void> {
  if (to === 'Cancelled' || to === 'Returned')
    for (const id of await cancelOpenShipments(tx, orderId, at))
      await recordEvent(tx, 'shipment.cancelled', `order/${orderId}`, {
        ...{ shipment_id: id, order_id: orderId, was_shipped: false },
      });
  if (to === 'Delivered')
    for (const id of await deliverShipments(tx, orderId, at))
      await recordEvent(tx, 'shipment.delivered', `order/${orderId}`, { shipment_id: id, order_id: orderId });
  if (isPutBack) await releaseSerialsOf(tx, orderId, at);
}

import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import { WITHOUT_AWB } from '@aabha/contracts/shipments/couriers.values';
import { checkPackable } from '@aabha/contracts/orders/status-after.rules';
import { checkTransition, checkUnits } from '@aabha/contracts/shipments/shipments.rules';
import type {
  CancelShipmentInput,
  CreateShipmentInput,
  ShipShipmentInput,
} from '@aabha/contracts/shipments/shipments.schema';
import type { ShipmentState } from '@aabha/contracts/shipments/shipments.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { followShipments, lockForShipment, unitsOfOrders } from '../orders/follow-shipments.service';
import { findPackable, followReplacement, selectOpenOf } from '../replacements/replacements.service';
import { findPackableByNumber } from './dispatch.queries';
import { recordShipment } from './record-shipment';
import { shipmentWire } from './shipment-wire';
import {
  findPacking,
  findShipment,
  insertShipment,
  orderIdOf,
  releaseSerials,
  updateShipment,
  type ShipmentRow,
} from './shipments.queries';

type LockedOrder = Awaited<ReturnType<typeof lockForShipment>>;

/** Returns a shipment as it is now. */
export async function readShipment(db: DbOrTx, id: string) {
  const row = await findShipment(db, id);
  if (!row) throw appError('SHIPMENT_NOT_FOUND');
  return { shipment: shipmentWire(row) };
}

/** Locks the order of a shipment, then reads the shipment: all changes of one order's shipments wait for each other. */
export async function lockShipment(
  tx: Tx,
  id: string,
): Promise<{ order: LockedOrder; shipment: ShipmentRow }> {
  const orderId = await orderIdOf(tx, id);
  if (orderId === undefined) throw appError('SHIPMENT_NOT_FOUND');
  const order = await lockForShipment(tx, orderId);
  const shipment = await findShipment(tx, id);
  if (!shipment) throw appError('SHIPMENT_NOT_FOUND');
  return { order, shipment };
}

const entryOf = (entityId: string) => ({ entity: 'shipment', entityId });

const linesOf = ({ lines }: { lines: readonly { position: number; quantity: number }[] }) =>
  lines.map(({ position, quantity }) => ({ position, quantity }));

/** Adds a shipment of a locked order that is being packed: of all units that are left, or of some. Returns its id. */
async function addShipment(
  ctx: SignedInContext,
  tx: Tx,
  order: LockedOrder,
  wanted: CreateShipmentInput['lines'],
): Promise<string> {
  assertAllowed(checkPackable(order.status));
  const units = await unitsOfOrders(tx, [order.id]);
  const all = units.map(({ position, toPack }) => ({ position, quantity: toPack }));
  const lines = (wanted ?? all).filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) throw appError('SHIPMENT_NOTHING_LEFT');
  if (new Set(lines.map(({ position }) => position)).size < lines.length) throw appError('INVALID_INPUT');
  assertAllowed(checkUnits(lines, units));
  const id = await insertShipment(tx, {
    ...{ orderId: order.id, dispatchCenter: order.dispatchCenter, createdBy: ctx.user.id, lines },
    at: ctx.now().toISOString(),
  });
  await writeAudit(tx, ctx.user.id, {
    ...{ action: 'shipment.create', ...entryOf(id), before: null },
    after: { order_id: order.id, lines },
  });
  return id;
}

/** Adds the shipment of a replacement of a locked order, with all of its units. Returns its id. */
async function addReplacement(
  ctx: SignedInContext,
  tx: Tx,
  order: LockedOrder,
  replacementId: string,
): Promise<string> {
  const replacement = await findPackable(tx, replacementId);
  if (replacement?.orderId !== order.id) throw appError('SHIPMENT_UNITS_GONE');
  const lines = linesOf(replacement);
  const id = await insertShipment(tx, {
    ...{ orderId: order.id, replacementId, dispatchCenter: order.dispatchCenter },
    ...{ createdBy: ctx.user.id, lines, at: ctx.now().toISOString() },
  });
  await writeAudit(tx, ctx.user.id, {
    ...{ action: 'shipment.create', ...entryOf(id), before: null },
    after: { order_id: order.id, replacement: replacementId, lines },
  });
  return id;
}

/** Starts packing units of an order, or a replacement, which nobody else can pack then. 409 where they are gone. */
export async function createShipment(ctx: SignedInContext, input: CreateShipmentInput) {
  const { order_id: orderId, replacement_id: replacementId, lines } = input;
  if (replacementId !== undefined && (lines !== undefined || !isUuid(replacementId)))
    throw appError('INVALID_INPUT');
  const id = await inTx(ctx.db, async (tx) => {
    const order = await lockForShipment(tx, orderId);
    return replacementId === undefined
      ? addShipment(ctx, tx, order, lines)
      : addReplacement(ctx, tx, order, replacementId);
  });
  return readShipment(ctx.db, id);
}

/** Returns the order that a code names: by its number among those that are to be packed, or by its id. */
async function orderOfCode(db: DbOrTx, code: string): Promise<string> {
  const found = await findPackableByNumber(db, searchedNumber(code));
  const [first, second] = found;
  if (!first) throw appError('SHIPMENT_CODE_UNKNOWN', { code });
  if (second) throw appError('SHIPMENT_CODE_AMBIGUOUS', { code });
  return first;
}

/** Returns the shipment of an order that a packer goes on with: the one that is being packed, else a new one of all that is left. */
export async function openByCode(ctx: SignedInContext, { code }: { code: string }) {
  const orderId = await orderOfCode(ctx.db, code);
  const id = await inTx(ctx.db, async (tx) => {
    const order = await lockForShipment(tx, orderId);
    const begun = await findPacking(tx, orderId);
    if (begun) return begun.id;
    const open = (await selectOpenOf(tx, [orderId])).find(({ shipment }) => shipment === null);
    return open ? addReplacement(ctx, tx, order, open.id) : addShipment(ctx, tx, order, undefined);
  });
  return readShipment(ctx.db, id);
}

/** Gives a locked shipment its next state with an audit entry. */
export async function moveShipment(
  ctx: SignedInContext,
  tx: Tx,
  shipment: ShipmentRow,
  change: {
    to: ShipmentState;
    reason?: string;
    values: Parameters<typeof updateShipment>[2];
    facts?: object;
  },
): Promise<void> {
  const { to, reason, values, facts } = change;
  assertAllowed(checkTransition(shipment.state, to, reason));
  await updateShipment(tx, shipment.id, { state: to, updatedAt: ctx.now().toISOString(), ...values });
  await recordShipment(tx, shipment, { to, values });
  await writeAudit(tx, ctx.user.id, {
    ...{ action: `shipment.${to}`, ...entryOf(shipment.id) },
    before: { state: shipment.state },
    after: { state: to, order_id: shipment.orderId, ...facts },
  });
}

interface Following {
  order: LockedOrder;
  shipment: ShipmentRow;
  change: 'shipped' | 'delivered' | 'came-back';
  reason: string | null;
}

/** Lets the order of a shipment follow its change, or its replacement. Returns whether the shopper is mailed with it. */
async function follow(
  ctx: SignedInContext,
  tx: Tx,
  { order, shipment, change, reason }: Following,
): Promise<boolean> {
  const { replacementId } = shipment;
  if (replacementId === null) return followShipments(ctx, tx, order, { change, reason });
  await followReplacement(tx, replacementId, { change, at: ctx.now().toISOString() });
  return true;
}

function assertCarriage({ courier, courierName, awb }: ShipShipmentInput): void {
  if (courier === 'other' && courierName === '') throw refusalOf('SHIPMENT_COURIER_REQUIRED', 'courierName');
  if (awb === '' && !WITHOUT_AWB.includes(courier)) throw refusalOf('SHIPMENT_AWB_REQUIRED', 'awb');
}

type CarriageRefusal = 'SHIPMENT_COURIER_REQUIRED' | 'SHIPMENT_AWB_REQUIRED' | 'SHIPMENT_AWB_USED';

const refusalOf = (code: CarriageRefusal, field: string) =>
  new AppError(code, undefined, { [field]: appError(code).message });

/**
 * Hands a packed shipment over: stores courier, AWB number and tracking page, and mails the shopper. The order becomes
 * Shipped when nothing of it is left here.
 */
export async function shipShipment(ctx: SignedInContext, { id, ...carriage }: ShipShipmentInput) {
  assertCarriage(carriage as ShipShipmentInput);
  const { courier, awb, trackingUrl } = carriage;
  const courierName = courier === 'other' ? carriage.courierName : '';
  await inTx(ctx.db, async (tx) => {
    const { order, shipment } = await lockShipment(tx, id);
    const values = { courier, courierName, awb, trackingUrl, shippedAt: ctx.now().toISOString() };
    await moveShipment(ctx, tx, shipment, {
      to: 'shipped',
      values,
      facts: { courier, courierName, awb, trackingUrl },
    });
    const isStatusMailed = await follow(ctx, tx, { order, shipment, change: 'shipped', reason: null });
    if (!isStatusMailed) await enqueue(tx, 'mail.shipment', { orderId: order.id, shipmentId: id });
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'shipments_awb_key' ? refusalOf('SHIPMENT_AWB_USED', 'awb') : error;
  });
  return readShipment(ctx.db, id);
}

/** Marks a shipment as delivered. The order becomes Delivered when all of it is. */
export async function deliverShipment(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const { order, shipment } = await lockShipment(tx, id);
    await moveShipment(ctx, tx, shipment, {
      to: 'delivered',
      values: { deliveredAt: ctx.now().toISOString() },
    });
    await follow(ctx, tx, { order, shipment, change: 'delivered', reason: null });
  });
  return readShipment(ctx.db, id);
}

/**
 * Cancels a shipment: its units are to be packed again and its serial numbers free. One that has left needs a reason, and moves
 * its order back to Pending.
 */
export async function cancelShipment(ctx: SignedInContext, { id, reason }: CancelShipmentInput) {
  await inTx(ctx.db, async (tx) => {
    const { order, shipment } = await lockShipment(tx, id);
    const at = ctx.now().toISOString();
    const values = { cancelledAt: at, cancelReason: reason };
    await moveShipment(ctx, tx, shipment, {
      ...{ to: 'cancelled', reason, values },
      facts: { reason, lines: linesOf(shipment) },
    });
    await releaseSerials(tx, id, at);
    if (shipment.state === 'shipped') await follow(ctx, tx, { order, shipment, change: 'came-back', reason });
  });
  return readShipment(ctx.db, id);
}

import { appError } from '@aabha/contracts/errors/errors';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { normalizedCode, readScan, type Scan } from '@aabha/contracts/shipments/scan.rules';
import { checkTransition } from '@aabha/contracts/shipments/shipments.rules';
import type {
  PackShipmentInput,
  RemoveSerialInput,
  ScanInput,
} from '@aabha/contracts/shipments/shipments.schema';
import { assertAllowed } from '@aabha/contracts/errors/errors';
import type { Db, Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { passOnOwners } from '../passports/transfers.service';
import {
  deleteSerial,
  insertSerial,
  orderOfSerial,
  releaseSerials,
  selectModelsOf,
  type ShipmentRow,
} from './shipments.queries';
import { lockShipment, moveShipment, readShipment } from './shipments.service';

type Accepted = Extract<Scan, { position: number }>;

/** Returns an accepted scan; throws the refusal of any other. */
function accepted(scan: Scan, serial: string): Accepted {
  switch (scan.kind) {
    case 'model':
    case 'serial':
      return scan;
    case 'wrong-model':
      throw appError('SHIPMENT_WRONG_MODEL', { model: scan.modelNumber });
    case 'enough':
      throw appError('SHIPMENT_SERIALS_TOO_MANY');
    case 'repeated':
      throw appError('SHIPMENT_SERIAL_REPEATED', { serial });
    case 'model-first':
      throw appError('SHIPMENT_MODEL_FIRST');
  }
}

/** Throws the refusal of a serial number that is in service, which names its order; else the error itself. */
async function refuseUsed(db: Db, error: unknown, serials: readonly string[]): Promise<never> {
  if (violatedConstraint(error) !== 'shipment_serials_in_service_key') throw error;
  for (const serial of serials) {
    const orderId = await orderOfSerial(db, serial);
    if (orderId !== undefined)
      throw appError('SHIPMENT_SERIAL_USED', { serial, order: orderNumber(orderId) });
  }
  throw appError('SHIPMENT_SERIAL_REPEATED', { serial: serials[0] ?? '' });
}

const assertPacking = ({ state }: ShipmentRow) => assertAllowed(checkTransition(state, 'packed'));

/**
 * Reads a scanned code for a shipment that is being packed: a model number chooses its line, a serial number is stored with it.
 * A television that is not in the shipment, or whose number was sold, is refused (docs/spec/shipments.md#scanning).
 */
export async function scanForShipment(ctx: SignedInContext, { id, code, position: chosen }: ScanInput) {
  const serial = normalizedCode(code);
  const models = await selectModelsOf(ctx.db, serial);
  const scan = await inTx(ctx.db, async (tx) => {
    const { shipment } = await lockShipment(tx, id);
    assertPacking(shipment);
    const found = accepted(readScan(code, { lines: shipment.lines, models, chosen }), serial);
    if (found.kind === 'serial') await insertSerial(tx, { shipmentId: id, position: found.position, serial });
    return found;
  }).catch((error: unknown) => refuseUsed(ctx.db, error, [serial]));
  return { ...(await readShipment(ctx.db, id)), kind: scan.kind, position: scan.position };
}

/**
 * Removes a serial number that was scanned by mistake. Of a shipment that has left it is released instead: the television is
 * back, and can be sold again.
 */
export async function removeSerial(
  ctx: SignedInContext,
  { id, serial: code, reason = '' }: RemoveSerialInput,
) {
  const serial = normalizedCode(code);
  await inTx(ctx.db, async (tx) => {
    const { shipment } = await lockShipment(tx, id);
    const hasLeft = shipment.state === 'shipped' || shipment.state === 'delivered';
    if (hasLeft && reason === '') throw appError('SHIPMENT_REASON_REQUIRED');
    const isGone = hasLeft
      ? (await releaseSerials(tx, id, ctx.now().toISOString(), serial)) > 0
      : await deleteSerial(tx, id, serial);
    if (!isGone) throw appError('SHIPMENT_NOT_FOUND');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'shipment.serial-remove', entity: 'shipment', entityId: id },
      before: { serial },
      after: { reason, order_id: shipment.orderId },
    });
  });
  return readShipment(ctx.db, id);
}

/** Stores serial numbers that were typed for a locked shipment. */
async function addSerials(tx: Tx, shipment: ShipmentRow, typed: PackShipmentInput['serials']): Promise<void> {
  const lines = shipment.lines.map((line) => ({ ...line, serials: [...line.serials] }));
  for (const { position, serial: code } of typed) {
    const serial = normalizedCode(code);
    const line = lines.find((one) => one.position === position);
    if (!line || line.serials.length >= line.quantity) throw appError('SHIPMENT_SERIALS_TOO_MANY');
    if (lines.some(({ serials }) => serials.includes(serial)))
      throw appError('SHIPMENT_SERIAL_REPEATED', { serial });
    line.serials.push(serial);
    await insertSerial(tx, { shipmentId: shipment.id, position, serial });
  }
}

/** Marks a shipment as packed, with the serial numbers that were not scanned before, its boxes and weight. */
export async function packShipment(ctx: SignedInContext, input: PackShipmentInput) {
  const { id, serials, boxes, weight_kg: weightKg } = input;
  await inTx(ctx.db, async (tx) => {
    const { shipment } = await lockShipment(tx, id);
    assertPacking(shipment);
    await addSerials(tx, shipment, serials);
    const at = ctx.now().toISOString();
    await passOnOwners(tx, { id, at });
    const values = {
      boxes,
      weightKg: weightKg ?? null,
      packedBy: ctx.user.id,
      packedAt: at,
    };
    const count = serials.length + shipment.lines.flatMap((line) => line.serials).length;
    await moveShipment(ctx, tx, shipment, {
      ...{ to: 'packed', values },
      facts: { boxes, weight_kg: weightKg ?? null, serials: count },
    });
  }).catch((error: unknown) =>
    refuseUsed(
      ctx.db,
      error,
      serials.map(({ serial }) => normalizedCode(serial)),
    ),
  );
  return readShipment(ctx.db, id);
}

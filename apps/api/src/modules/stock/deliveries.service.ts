import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { DELIVERY_COLUMNS } from '@aabha/contracts/stock/deliveries.csv';
import {
  checkDeliveryOpen,
  checkReceipt,
  deliveryState,
  isLateDelivery,
} from '@aabha/contracts/stock/deliveries.rules';
import type {
  AddDeliveryInput,
  Delivery,
  ExportDeliveriesInput,
  ListDeliveriesInput,
  ReceiveDeliveryInput,
  UpdateDeliveryInput,
} from '@aabha/contracts/stock/deliveries.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx, only } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import {
  countDeliveries,
  findDeliveryIds,
  insertDelivery,
  lockDelivery,
  selectDeliveries,
  selectDeliveriesOfIds,
  updateDelivery,
  type DeliveryRow,
} from './deliveries.queries';
import { putBackStock } from './stock.changes.queries';
import { lockProducts, unitsOnHand } from './stock.queries';

/** Returns a delivery as the API sends it, on a day in India. */
function onWire(row: DeliveryRow, today: string): Delivery {
  const state = deliveryState(row);
  return {
    _id: row.id,
    product: { _id: row.productId, name: row.productName },
    quantity: row.quantity,
    received: row.received,
    due: row.dueOn,
    supplier: row.supplier,
    note: row.note,
    state,
    is_late: isLateDelivery(state, row.dueOn, today),
    created_by: row.createdBy,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}

const todayOf = (ctx: SignedInContext) => indiaDay(ctx.now());

/** Returns a page of deliveries, those that are due first. */
export async function listDeliveries(ctx: SignedInContext, input: ListDeliveriesInput) {
  const today = todayOf(ctx);
  const [rows, deliveryCount] = await Promise.all([
    selectDeliveries(ctx.db, input, today),
    countDeliveries(ctx.db, input.filters, today),
  ]);
  return { deliveryList: rows.map((row) => onWire(row, today)), deliveryCount };
}

/** Exports the deliveries under these filters, those that are due first. */
export function exportDeliveries(ctx: SignedInContext, { filters }: ExportDeliveriesInput) {
  const today = todayOf(ctx);
  return startExport(ctx, {
    list: 'deliveries',
    filters,
    columns: DELIVERY_COLUMNS,
    findIds: (db) => findDeliveryIds(db, filters, today),
    readRows: async (db, ids) => (await selectDeliveriesOfIds(db, ids)).map((row) => onWire(row, today)),
  });
}

/** Returns a delivery, locked until the transaction ends; 404 without one. */
async function lock(tx: Tx, id: string): Promise<DeliveryRow> {
  const row = await lockDelivery(tx, id);
  if (!row) throw appError('DELIVERY_NOT_FOUND');
  return row;
}

const termsOf = ({ quantity, dueOn, supplier, note }: DeliveryRow) => ({ quantity, dueOn, supplier, note });

async function read(tx: Tx, ctx: SignedInContext, id: string) {
  return { delivery: onWire(only(await selectDeliveriesOfIds(tx, [id])), todayOf(ctx)) };
}

/** Adds a delivery that is expected; 404 for an unknown television. */
export function addDelivery(ctx: SignedInContext, input: AddDeliveryInput) {
  const { product, due, ...terms } = input;
  return inTx(ctx.db, async (tx) => {
    if (!(await unitsOnHand(tx, product))) throw appError('PRODUCT_NOT_FOUND');
    const values = { ...terms, dueOn: due };
    const id = await insertDelivery(tx, { ...values, productId: product, createdBy: ctx.user.id });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'delivery.create', entity: 'product', entityId: product },
      before: null,
      after: { delivery: id, ...values },
    });
    return read(tx, ctx, id);
  });
}

/**
 * Changes a delivery that is still to come; 409 where it is not, with fewer units than have come, and where staff changed it
 * since the edit was opened.
 */
export function updateDeliveryOf(ctx: SignedInContext, input: UpdateDeliveryInput) {
  const { id, updated_at: basedOn, due, ...terms } = input;
  return inTx(ctx.db, async (tx) => {
    const row = await lock(tx, id);
    assertAllowed(checkUnchanged(onWire(row, todayOf(ctx)), basedOn));
    assertAllowed(checkDeliveryOpen(deliveryState(row)));
    if (terms.quantity < row.received) {
      const refusal = appError('DELIVERY_BELOW_RECEIVED', { units: row.received });
      throw new AppError(refusal.code, refusal.data, { quantity: refusal.message });
    }
    const change = changedFields(termsOf(row), { ...terms, dueOn: due });
    if (change) {
      await updateDelivery(tx, id, change.after);
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'delivery.update', entity: 'product', entityId: row.productId },
        before: { delivery: id, ...change.before },
        after: { delivery: id, ...change.after },
      });
    }
    return read(tx, ctx, id);
  });
}

/** Puts units of a delivery into stock, as a movement with the reason `purchase` (docs/spec/stock.md#expected-deliveries). */
export function receiveDelivery(ctx: SignedInContext, { id, units, note }: ReceiveDeliveryInput) {
  return inTx(ctx.db, async (tx) => {
    const row = await lock(tx, id);
    assertAllowed(checkReceipt(deliveryState(row), row, units));
    await lockProducts(tx, [row.productId]);
    const from = row.supplier === '' ? 'Delivery' : `Delivery of ${row.supplier}`;
    await putBackStock(tx, [{ productId: row.productId, quantity: units }], {
      ...{ reason: 'purchase', actorId: ctx.user.id },
      note: note === '' ? from : `${from}: ${note}`,
    });
    const received = row.received + units;
    await updateDelivery(tx, id, { received });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'delivery.receive', entity: 'product', entityId: row.productId },
      before: { delivery: id, received: row.received },
      after: { delivery: id, received, ...(note !== '' && { note }) },
    });
    return read(tx, ctx, id);
  });
}

/** Gives up what of a delivery has not come; 409 where all has, or where it was given up before. */
export function cancelDelivery(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const row = await lock(tx, id);
    assertAllowed(checkDeliveryOpen(deliveryState(row)));
    await updateDelivery(tx, id, { cancelledAt: ctx.now().toISOString() });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'delivery.cancel', entity: 'product', entityId: row.productId },
      before: { delivery: id, state: deliveryState(row) },
      after: { delivery: id, state: 'cancelled' },
    });
    return read(tx, ctx, id);
  });
}

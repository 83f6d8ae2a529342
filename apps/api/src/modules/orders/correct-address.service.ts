import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { Verdict } from '@aabha/contracts/errors/verdict';
import { checkAddressOpen, checkNewPin } from '@aabha/contracts/orders/delivery-address.rules';
import type { CorrectAddressInput } from '@aabha/contracts/orders/delivery-address.schema';
import type { AddressChange, DeliveryAddress } from '@aabha/contracts/orders/orders.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { promiseMoved } from '../delivery-promise/order-promise.service';
import { placeOf, servedArea } from '../service-areas/service-areas.service';
import { lockDelivery, storeAddress, type Dispatch, type LockedDelivery } from './delivery-address.queries';
import { getOrder } from './orders.service';

/** Throws the refusal of a PIN code as an error of its field. */
function requirePin(verdict: Verdict): void {
  if (verdict.ok) return;
  const { message } = new AppError(verdict.code, verdict.data);
  throw new AppError(verdict.code, verdict.data, { zip: message });
}

/** Returns dispatch centre and expected delivery for another PIN code; undefined for the same one. */
async function dispatchTo(
  ctx: SignedInContext,
  tx: Tx,
  order: LockedDelivery,
  zip: string,
): Promise<Partial<Dispatch>> {
  if (zip === order.delivery.zip) return {};
  const [area, place] = await Promise.all([servedArea(tx, zip), placeOf(tx, zip)]);
  requirePin(checkNewPin(order.state, zip, { area, place }));
  if (!area) return {};
  return {
    dispatchCenter: area.dispatchCenter,
    originCenter: area.originCenter,
    returnCenter: area.returnCenter,
    facilityCity: area.facilityCity,
    facilityState: area.facilityState,
    expectedDelivery: await promiseMoved(ctx, tx, { ...order, zip, expected: order.expectedDelivery }),
    revisedDelivery: null,
  };
}

/** Returns the audit log entry: the changed address fields, and the expected delivery where it changed. */
function auditedChange({ before, after }: AddressChange, order: LockedDelivery, dispatch: Partial<Dispatch>) {
  return changedFields<DeliveryAddress & { expected_delivery: string | null }>(
    { ...before, expected_delivery: order.expectedDelivery },
    { ...after, expected_delivery: dispatch.expectedDelivery },
  );
}

/**
 * Corrects the address of a Pending order, under the lock that status changes take, so that a parcel is never
 * shipped to an outdated address. The issued invoice stays as it is. Refuses with 409 an order that was
 * shipped or concurrently corrected (with the present address), a PIN code that is not served, and one of
 * another State.
 */
export async function correctAddress(ctx: SignedInContext, input: CorrectAddressInput) {
  const { id, updated_at: basedOn, ...wanted } = input;
  await inTx(ctx.db, async (tx) => {
    const order = await lockDelivery(tx, id);
    if (!order) throw appError('ORDER_NOT_FOUND');
    assertAllowed(checkAddressOpen(order));
    if (!changedFields<DeliveryAddress>(order.delivery, wanted)) return;
    assertAllowed(checkUnchanged({ ...order.delivery, updated_at: order.updated_at }, basedOn));
    const change = { before: order.delivery, after: { ...order.delivery, ...wanted } };
    const dispatch = await dispatchTo(ctx, tx, order, change.after.zip);
    const at = ctx.now().toISOString();
    const staffId = ctx.user.id;
    const eventId = await storeAddress(tx, {
      orderId: id,
      status: order.status,
      staffId,
      change,
      dispatch,
      at,
    });
    await enqueue(tx, 'mail.order-address', { orderId: id, eventId });
    if (change.after.zip !== change.before.zip) await enqueue(tx, 'installations.refit', { orderId: id });
    await recordEvent(tx, 'order.address_changed', `order/${id}`, { order_id: id });
    const audited = auditedChange(change, order, dispatch);
    await writeAudit(tx, staffId, {
      action: 'order.address',
      entity: 'order',
      entityId: id,
      before: audited?.before,
      after: audited?.after,
    });
  });
  return getOrder(ctx, { id });
}

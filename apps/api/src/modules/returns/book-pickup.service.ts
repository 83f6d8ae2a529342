import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  checkPickup,
  compareSlots,
  isSameSlot,
  pickupDays,
  pickupSlots,
  type PickupSlot,
} from '@aabha/contracts/returns/pickup-slots.rules';
import type {
  BookPickupInput,
  PickupSlotsInput,
  PickupSlotsOutput,
} from '@aabha/contracts/returns/pickup-slots.schema';
import { checkReturnStep } from '@aabha/contracts/returns/return-state.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { servedArea } from '../service-areas/service-areas.service';
import { lockWithOrder } from './lock-return.service';
import {
  deletePickup,
  findDeliveryPin,
  findPickup,
  freePlace,
  savePickup,
  selectTaken,
  takePlace,
  type CenterSlot,
} from './returns.pickups.queries';
import { findReturnWithLines, getOwnReturn, getReturnDetails } from './returns.service';

/** Returns the centre that fetches the goods of an order today; undefined where none does. */
async function returnCenterOf(db: DbOrTx, orderId: string): Promise<string | undefined> {
  return (await servedArea(db, await findDeliveryPin(db, orderId)))?.returnCenter;
}

/** Returns a return that the caller may choose a pickup of. */
async function findForPickup(ctx: SignedInContext, id: string) {
  const request = await findReturnWithLines(ctx.db, id);
  if (!request || (!isStaff(ctx.user.role) && request.user_id._id !== ctx.user.id))
    throw appError('RETURN_NOT_FOUND');
  return request;
}

/**
 * Returns the slots in which the goods of an approved return can be fetched; none where the shop delivers there no more
 * (docs/spec/returns-and-refunds.md#pickup). Only staff are told how many places are free.
 */
export async function getPickupSlots(
  ctx: SignedInContext,
  { return_id: id }: PickupSlotsInput,
): Promise<PickupSlotsOutput> {
  const { state, refund, refund_status, order_id } = await findForPickup(ctx, id);
  const refunded = refund_status || refund === 'queued' || refund === 'processed';
  assertAllowed(checkReturnStep('pickup', { state, refunded }));
  const center = await returnCenterOf(ctx.db, order_id._id);
  if (center === undefined) return { is_served: false, center: null, slots: [] };
  const { holidays, pickupsPerPart } = ctx.settings.current;
  const days = pickupDays(ctx.now(), holidays);
  const slots = pickupSlots(days, await selectTaken(ctx.db, center, days), pickupsPerPart);
  const forStaff = isStaff(ctx.user.role);
  return {
    is_served: true,
    center: forStaff ? center : null,
    slots: slots.map(({ day, part, free }) => ({
      ...{ day, part, is_free: free > 0, free: forStaff ? free : null },
    })),
  };
}

interface Move {
  from: CenterSlot | undefined;
  to: CenterSlot | undefined;
}

/**
 * Takes a place of the new slot and frees that of the earlier one. Both counts are locked in one order, so that two moves in
 * opposite directions do not wait for each other. Throws where the new slot is full.
 */
async function movePlace(ctx: SignedInContext, tx: Tx, { from, to }: Move): Promise<void> {
  const take = async () => {
    if (to && !(await takePlace(tx, to, ctx.settings.current.pickupsPerPart)))
      throw appError('RETURN_PICKUP_FULL');
  };
  const free = () => (from ? freePlace(tx, from) : Promise.resolve());
  const isTakenFirst = from && to && (to.center.localeCompare(from.center) || compareSlots(to, from)) < 0;
  if (isTakenFirst) await take();
  await free();
  if (!isTakenFirst) await take();
}

const shown = (slot: PickupSlot | undefined) => (slot ? { day: slot.day, part: slot.part } : null);

/** Stores the choice of a locked return, with its mail and its audit entry. */
async function storeChoice(ctx: SignedInContext, tx: Tx, id: string, { from, to }: Move): Promise<void> {
  await movePlace(ctx, tx, { from, to });
  if (to) await savePickup(tx, id, to, ctx.now().toISOString());
  else await deletePickup(tx, id);
  const change = to ? (from ? 'moved' : 'booked') : 'cleared';
  await enqueue(tx, 'mail.return-pickup', { returnId: id, change, slot: shown(to) });
  await writeAudit(tx, ctx.user.id, {
    ...{ action: 'return.pickup', entity: 'return', entityId: id },
    ...{ before: { pickup: from ?? null }, after: { pickup: to ?? null } },
  });
}

/** Chooses, moves or clears the pickup of a return; the same slot again changes nothing. */
async function choosePickup(ctx: SignedInContext, tx: Tx, { id, day, part }: BookPickupInput): Promise<void> {
  const { request, order, state } = await lockWithOrder(tx, id);
  assertAllowed(checkReturnStep('pickup', state));
  const slot = day === null || part === null ? null : { day, part };
  const from = await findPickup(tx, request.id);
  if (slot === null ? isStaff(ctx.user.role) && !from : from && isSameSlot(from, slot)) return;
  const { holidays } = ctx.settings.current;
  assertAllowed(
    checkPickup({
      ...{ slot, present: from ?? null, holidays },
      ...{ isStaff: isStaff(ctx.user.role), now: ctx.now() },
    }),
  );
  const center = slot && (await returnCenterOf(tx, order.id));
  if (slot && center === undefined) throw appError('RETURN_PICKUP_NOT_SERVED');
  const to = slot && center ? { center, ...slot } : undefined;
  await storeChoice(ctx, tx, request.id, { from, to });
}

/**
 * Chooses when the goods of an approved return are fetched, moves it, or, for staff, clears it. One place of a slot is taken in
 * the transaction that stores it, so that no slot has more than the shop allows (docs/spec/returns-and-refunds.md#pickup).
 */
export async function bookPickup(ctx: SignedInContext, input: BookPickupInput) {
  const { order_id } = await findForPickup(ctx, input.id);
  await inTx(ctx.db, (tx) => choosePickup(ctx, tx, input));
  return isStaff(ctx.user.role)
    ? getReturnDetails(ctx, input)
    : getOwnReturn(ctx, { order_id: order_id._id });
}

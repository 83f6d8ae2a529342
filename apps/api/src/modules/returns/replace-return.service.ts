import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { areLeft, replacedSerials, replacedUnits } from '@aabha/contracts/returns/replacements.rules';
import { REFUND_CHOSEN } from '@aabha/contracts/returns/replacements.values';
import type {
  CancelReplacementInput,
  ChooseRefundInput,
  ReplaceReturnInput,
} from '@aabha/contracts/returns/replacements.schema';
import { checkReturnStep } from '@aabha/contracts/returns/return-state.rules';
import { normalizedCode } from '@aabha/contracts/shipments/scan.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { readRefundable } from '../refunds/refunds.service';
import {
  changeReplacement,
  insertReplacement,
  mailReplacement,
  markReplaced,
  selectReplacementsOf,
  selectSoldSerials,
  takeUnits,
  unmarkReplaced,
  type ReplacementRow,
} from '../replacements/replacements.service';
import { lockProducts, putBackStock } from '../stock/stock.service';
import { lockWithOrder } from './lock-return.service';
import { linesOfReturns, selectProductsOf } from './returns.lines.queries';
import { changeReturn, findOwnReturnId } from './returns.queries';
import { getOwnReturn, getReturnDetails } from './returns.service';

type Locked = Awaited<ReturnType<typeof lockWithOrder>>;

const audit = (
  ctx: SignedInContext,
  tx: Tx,
  entry: { action: string; id: string; before: object | null; after: object },
) => {
  const { id: entityId, ...rest } = entry;
  return writeAudit(tx, ctx.user.id, { ...rest, entity: 'return', entityId });
};

/** Returns the replacement of a locked return that is not cancelled. */
async function liveReplacement(tx: Tx, returnId: string): Promise<ReplacementRow | undefined> {
  return (await selectReplacementsOf(tx, [returnId])).find(({ state }) => state !== 'cancelled');
}

interface Replacing {
  locked: Locked;
  input: ReplaceReturnInput;
  at: string;
}

/** Returns the accepted units of a return with their televisions. Throws where some of them were refunded meanwhile. */
async function unitsToReplace(tx: Tx, { request, order }: Locked) {
  const lines = await linesOfReturns(tx, [request.id]);
  const units = replacedUnits(lines);
  const left = await readRefundable(tx, order.paymentId);
  if (!left || units.length === 0 || !areLeft(units, left.lines)) throw appError('RETURN_LINES_CHANGED');
  const products = await selectProductsOf(tx, order.id);
  const known = units.flatMap(({ position, quantity }) => {
    const product = products.find((one) => one.position === position);
    const isResold = lines.some(
      (line) => line.position === position && line.restock === true && !line.isBack,
    );
    return product ? [{ ...product, position, quantity, isResold }] : [];
  });
  return { units, known };
}

/** Puts the accepted goods that can be sold again back into stock, once the new units are taken. */
async function restock(
  ctx: SignedInContext,
  tx: Tx,
  { request, order }: Locked,
  known: Awaited<ReturnType<typeof unitsToReplace>>['known'],
): Promise<boolean> {
  const back = known.filter(({ isResold }) => isResold);
  if (back.length === 0) return false;
  await lockProducts(
    tx,
    back.map(({ productId }) => productId),
  );
  await putBackStock(tx, back, { reason: 'return', refId: order.id, actorId: ctx.user.id });
  await changeReturn(tx, request.id, { restockedAt: ctx.now().toISOString() });
  return true;
}

/** Takes the units of a replacement, or lets it wait for them. Returns its id and state. */
async function replaceLocked(ctx: SignedInContext, tx: Tx, { locked, input, at }: Replacing) {
  const { request, order } = locked;
  const [latest] = await selectReplacementsOf(tx, [request.id]);
  if (latest?.cancelReason === REFUND_CHOSEN) throw appError('REPLACEMENT_REFUND_CHOSEN');
  const waiting = latest?.state === 'waiting' ? latest : undefined;
  const { units, known } = await unitsToReplace(tx, locked);
  const taken = await takeUnits(tx, { lines: known, orderId: order.id, actorId: ctx.user.id });
  if (!taken.ok) {
    if (waiting !== undefined && input.wait) throw appError('REPLACEMENT_WAITS');
    if (!input.wait) throw new AppError(taken.code, taken.data);
  }
  const takenAt = taken.ok ? at : null;
  const id =
    waiting?.id ??
    (await insertReplacement(tx, {
      ...{ orderId: order.id, returnId: request.id, createdBy: ctx.user.id, takenAt, at, units },
    }));
  if (!taken.ok) return { id, state: 'waiting' as const, serials: [] };
  if (waiting !== undefined) await changeReplacement(tx, id, { state: 'open', takenAt: at, updatedAt: at });
  const chosen = replacedSerials(
    units,
    await selectSoldSerials(tx, order.id),
    input.serials?.map((serial) => normalizedCode(serial)),
  );
  if (!chosen.ok) throw new AppError(chosen.code, chosen.data);
  await markReplaced(tx, { id, orderId: order.id, serials: chosen.serials, at });
  await changeReturn(tx, request.id, { replacedAt: at });
  await restock(ctx, tx, locked, known);
  return { id, state: 'open' as const, serials: chosen.serials };
}

/**
 * Replaces the accepted goods of a return: takes the same televisions from stock, to be packed and shipped without a charge.
 * Where too few are free it is refused, or waits for stock (docs/spec/replacements.md#stock).
 */
export async function replaceReturn(ctx: SignedInContext, input: ReplaceReturnInput) {
  await inTx(ctx.db, async (tx) => {
    const locked = await lockWithOrder(tx, input.id);
    assertAllowed(checkReturnStep('replace', locked.state));
    const { id, state, serials } = await replaceLocked(ctx, tx, {
      ...{ locked, input, at: ctx.now().toISOString() },
    });
    await mailReplacement(tx, id, state);
    await audit(ctx, tx, {
      ...{ action: 'return.replace', id: input.id, before: { state: locked.state.state } },
      after: { state: state === 'open' ? 'replaced' : 'waits for stock', replacement: id, serials },
    });
  });
  return getReturnDetails(ctx, { id: input.id });
}

/** Gives up a replacement of a locked return: its units go back into stock, and its return can be refunded. */
async function cancelLocked(
  ctx: SignedInContext,
  tx: Tx,
  { row, reason }: { row: ReplacementRow; reason: string },
): Promise<void> {
  const at = ctx.now().toISOString();
  if (row.takenAt !== null) {
    await lockProducts(
      tx,
      row.lines.map(({ productId }) => productId),
    );
    await putBackStock(tx, row.lines, {
      ...{ reason: 'replacement', refId: row.orderId, actorId: ctx.user.id },
    });
    await unmarkReplaced(tx, row.id);
  }
  await changeReplacement(tx, row.id, {
    state: 'cancelled',
    cancelledAt: at,
    cancelReason: reason,
    updatedAt: at,
  });
  await changeReturn(tx, row.returnId, { replacedAt: null, wish: 'refund' });
  await mailReplacement(tx, row.id, 'cancelled');
  await audit(ctx, tx, {
    ...{ action: 'return.replacement-cancel', id: row.returnId, before: { replacement: row.state } },
    after: { replacement: 'cancelled', reason },
  });
}

/** Cancels a replacement that is not being packed; its return can be refunded then. */
export async function cancelReplacement(ctx: SignedInContext, { id, reason }: CancelReplacementInput) {
  await inTx(ctx.db, async (tx) => {
    const { request } = await lockWithOrder(tx, id);
    const row = await liveReplacement(tx, request.id);
    if (!row) throw appError('REPLACEMENT_NONE');
    if (row.shipment !== null || (row.state !== 'waiting' && row.state !== 'open'))
      throw appError('REPLACEMENT_PACKED');
    await cancelLocked(ctx, tx, { row, reason });
  });
  return getReturnDetails(ctx, { id });
}

/** Stores that the shopper takes the refund instead of waiting for stock. */
export async function chooseRefund(ctx: SignedInContext, { order_id: orderId }: ChooseRefundInput) {
  await inTx(ctx.db, async (tx) => {
    const returnId = await findOwnReturnId(tx, ctx.user.id, orderId);
    if (returnId === undefined) throw appError('RETURN_NOT_FOUND');
    const { request } = await lockWithOrder(tx, returnId);
    const row = await liveReplacement(tx, request.id);
    if (row?.state !== 'waiting') throw appError('REPLACEMENT_NONE');
    await cancelLocked(ctx, tx, { row, reason: REFUND_CHOSEN });
  });
  return getOwnReturn(ctx, { order_id: orderId });
}

import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise, ZERO, type Paise } from '@aabha/contracts/money/money';
import { planRefund, type Refundable } from '@aabha/contracts/refunds/refund-plan';
import {
  checkRefundAmount,
  checkReturnable,
  refundOfReturn,
  requestedLines,
} from '@aabha/contracts/returns/returns.rules';
import {
  daysOfReason,
  longestDays,
  reasonsUntil,
  returnUntil,
  returnWindows,
} from '@aabha/contracts/returns/return-windows.rules';
import type { QuoteReturnInput, RequestReturnInput } from '@aabha/contracts/returns/returns.schema';
import { RETURN_REASONS } from '@aabha/contracts/returns/returns.values';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { SignedInContext } from '../../context/context';
import { readFiles } from '../complaints/complaints.files.service';
import { lockReturnable, setReturnRequested } from '../orders/orders.return.service';
import { readRefundable } from '../refunds/refunds.service';
import { insertReturnFiles, insertReturnLines, selectLineNames } from './returns.lines.queries';
import { insertReturn } from './returns.queries';
import { getReturn } from './returns.service';

type ReturnableOrder = NonNullable<Awaited<ReturnType<typeof lockReturnable>>>;

/** Returns what is left of an order, its requested lines, and what they refund: without a choice all that is left. */
async function planRequest(
  ctx: SignedInContext,
  db: DbOrTx,
  { order, lines }: { order: ReturnableOrder; lines: QuoteReturnInput['lines'] },
): Promise<{ left: Refundable; lines: { position: number; quantity: number }[]; refundPaise: Paise }> {
  const left = await readRefundable(db, order.paymentId);
  if (!left || order.restPaise <= 0) throw appError('REFUND_NOTHING_LEFT');
  if (left.lines.every(({ quantity }) => quantity === 0)) throw appError('RETURN_NOTHING_LEFT');
  const requested = requestedLines(left.lines, lines);
  if (!requested) throw appError('RETURN_LINES_CHANGED');
  if (lines === undefined) return { left, lines: requested, refundPaise: order.restPaise };
  const planned = planRefund(left, { ...refundOfReturn(left, requested), sumPaise: ZERO }, ctx.now());
  assertAllowed(planned);
  if (!planned.ok) throw appError('RETURN_LINES_CHANGED');
  return { left, lines: requested, refundPaise: planned.plan.amountPaise };
}

/** Returns the caller's own order, locked, where it can be returned now for a reason; without one for any. */
async function lockOwn(
  ctx: SignedInContext,
  tx: Parameters<typeof lockReturnable>[0],
  { orderId, reason }: { orderId: string; reason?: string },
) {
  const order = await lockReturnable(tx, orderId);
  if (order?.userId !== ctx.user.id) throw appError('ORDER_NOT_FOUND');
  const windows = returnWindows(ctx.settings.current);
  const days = reason === undefined ? longestDays(windows) : daysOfReason(windows, reason);
  const until = order.deliveredAt ? returnUntil(order.deliveredAt, days) : '';
  assertAllowed(checkReturnable({ ...order, returnUntil: until }, ctx.now()));
  return { order, reasons: order.deliveredAt ? reasonsUntil(windows, order.deliveredAt) : [] };
}

/** Returns what of the caller's own order can be returned, and what the chosen lines refund. Changes nothing. */
export function quoteReturn(ctx: SignedInContext, { order_id: orderId, lines }: QuoteReturnInput) {
  return inTx(ctx.db, async (tx) => {
    const { order, reasons } = await lockOwn(ctx, tx, { orderId });
    const { left, refundPaise } = await planRequest(ctx, tx, { order, lines });
    const names = await selectLineNames(tx, order.id);
    return {
      refund_amount: refundPaise,
      lines: left.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ position, quantity }) => ({ position, quantity, name: names.get(position) ?? '' })),
      reasons,
    };
  });
}

/** Returns the reason without the shopper's own words. */
const knownReason = (text: string) => RETURN_REASONS.find((reason) => reason === text) ?? 'Other';

/**
 * Requests the return of the caller's own Delivered order or of some of its units, once, within the days of its reason
 * (docs/spec/returns-and-refunds.md#request). Another amount than they refund is refused.
 */
export async function requestReturn(ctx: SignedInContext, input: RequestReturnInput) {
  if (input.user_id !== undefined && input.user_id !== ctx.user.id) throw appError('NOT_YOURS');
  const photos = await readFiles(input.files, 'pictures');
  const returnId = await inTx(ctx.db, async (tx) => {
    const { order } = await lockOwn(ctx, tx, { orderId: input.order_id, reason: input.return_reason });
    const { lines, refundPaise } = await planRequest(ctx, tx, { order, lines: input.lines });
    assertAllowed(checkRefundAmount(refundPaise, input.refund_amount));
    const id = await insertReturn(tx, {
      orderId: order.id,
      userId: ctx.user.id,
      reason: input.return_reason,
      condition: input.condition ?? null,
      wish: input.wish ?? null,
      refundPaise,
    });
    /* A request of everything stays one, also where a refund of a part fails afterwards. */
    if (input.lines !== undefined) await insertReturnLines(tx, id, lines);
    await insertReturnFiles(tx, id, photos);
    await setReturnRequested(tx, order.id, ctx.now().toISOString());
    await enqueue(tx, 'mail.return-received', { returnId: id });
    await recordEvent(tx, 'return.requested', `order/${order.id}`, {
      ...{ return_id: id, order_id: order.id, reason: knownReason(input.return_reason) },
      refund: rupeesFromPaise(refundPaise),
    });
    return id;
  });
  return getReturn(ctx.db, returnId);
}

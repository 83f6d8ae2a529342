import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { checkReturnStep } from '@aabha/contracts/returns/return-state.rules';
import { refundOfReturn } from '@aabha/contracts/returns/returns.rules';
import type { UpdateReturnInput } from '@aabha/contracts/returns/returns.schema';
import type { Refundable } from '@aabha/contracts/refunds/refund-plan';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { completeReturn } from '../orders/orders.return.service';
import { previewRefund, queueChosenRefund } from '../orders/refund-order.service';
import {
  queueRefund,
  readRefundable,
  refundAuthor,
  refundOrAsk,
  sendRefundNow,
  type RefundAuthor,
} from '../refunds/refunds.service';
import { endWaiting } from '../replacements/replacements.service';
import { lockWithOrder } from './lock-return.service';
import { releasePickup } from './release-pickup.service';
import { linesOfReturns, type ReturnLineRow } from './returns.lines.queries';
import {
  changeReturn,
  findOrderOfRefunded,
  findReturn,
  setPartRefunded,
  setRefunded,
} from './returns.queries';

const REASON = 'The order was returned.';

/** Returns the choice of a refund that gives back a return: what was accepted, before an inspection what was requested. */
function choiceOf(left: Refundable, lines: readonly ReturnLineRow[]) {
  const wanted = lines.map(({ position, quantity, accepted }) => ({
    position,
    quantity: accepted ?? quantity,
  }));
  const { lines: chosen, shipping } = refundOfReturn(left, wanted);
  const isRestocked = (position: number) =>
    lines.some((line) => line.position === position && line.restock === true && !line.isBack);
  return { shipping, lines: chosen.map((line) => ({ ...line, restock: isRestocked(line.position) })) };
}

/** Returns what a return refunds now with its taxes, or why it does not (docs/spec/returns-and-refunds.md#refunds-of-a-part). */
export async function previewReturn(ctx: SignedInContext, { id }: { id: string }) {
  const request = await findReturn(ctx.db, id);
  const lines = request ? await linesOfReturns(ctx.db, [request._id]) : [];
  const left = request && (await readRefundable(ctx.db, request.paymentId));
  if (!request || !left) throw appError('RETURN_NOT_FOUND');
  return previewRefund(ctx, { id: request.orderId, rest: false, ...choiceOf(left, lines) });
}

/** What staff refund of a return; a refund that a second person has approved has no author. */
interface Refunding {
  input: Pick<UpdateReturnInput, 'id' | 'speed' | 'refund_amount'>;
  author: RefundAuthor | undefined;
}

type Locked = Awaited<ReturnType<typeof lockWithOrder>>;

/**
 * Queues the refund: of all that is left where the whole order comes back without an inspection, else of the accepted or
 * requested units, with their stock. Returns its id, if this call queued it, and its amount.
 */
async function queueReturnRefund(
  ctx: SignedInContext,
  tx: Tx,
  { locked: { request, order }, input, author }: Refunding & { locked: Locked },
): Promise<{ refundId: string | undefined; amountPaise: Paise }> {
  const left = await readRefundable(tx, order.paymentId);
  if (!left) throw appError('RETURN_NOT_FOUND');
  const lines = await linesOfReturns(tx, [request.id]);
  const choice = choiceOf(left, lines);
  const isWhole = left.lines.every(
    ({ position, quantity }) =>
      quantity === (choice.lines.find((line) => line.position === position)?.quantity ?? 0),
  );
  const { speed, refund_amount: shown } = input;
  if (isWhole && request.inspectedAt === null) {
    const amountPaise = order.restPaise;
    if (shown !== undefined && shown !== amountPaise) throw appError('REFUND_CHANGED');
    const payment = { id: order.paymentId, amountPaise };
    return { refundId: await queueRefund(tx, payment, { reason: REASON, speed, author }), amountPaise };
  }
  const chosen = {
    ...{ id: order.id, ...choice, speed, reason: REASON },
    ...(shown !== undefined && { refund_amount: shown }),
  };
  const { refundId, plan } = await queueChosenRefund(ctx, tx, { order, author }, chosen);
  return { refundId, amountPaise: plan.amountPaise };
}

/** Queues the refund of a return with its audit entry. Returns its id, if this call queued it. */
export async function refundReturnIn(
  ctx: SignedInContext,
  tx: Tx,
  refunding: Refunding,
): Promise<string | undefined> {
  const { input } = refunding;
  const locked = await lockWithOrder(tx, input.id);
  const { request, state } = locked;
  assertAllowed(checkReturnStep('refund', state));
  const { refundId: queued, amountPaise } = await queueReturnRefund(ctx, tx, { ...refunding, locked });
  /* Parts may have been refunded since it was requested. */
  await changeReturn(tx, request.id, {
    refundPaise: amountPaise,
    ...(queued !== undefined && { refundId: queued }),
  });
  await endWaiting(tx, request.id, ctx.now().toISOString());
  await releasePickup(tx, request, ctx.now());
  await writeAudit(tx, ctx.user.id, {
    action: 'return.refund',
    entity: 'return',
    entityId: request.id,
    before: { refund_status: false },
    after: {
      refund_status: true,
      refund_amount: rupeesFromPaise(amountPaise),
      ...(input.speed === 'instant' && { speed: input.speed }),
    },
  });
  return queued;
}

/**
 * Queues the refund in one transaction, then sends it; once all is back, the order is Returned. One above the caller's limit
 * asks a second person, and is returned as it waits.
 */
export async function refundReturn(ctx: SignedInContext, input: UpdateReturnInput) {
  let refundId: string | undefined;
  const asked = await refundOrAsk(
    ctx,
    async () => {
      const request = await findReturn(ctx.db, input.id);
      if (!request) throw appError('RETURN_NOT_FOUND');
      const { _id: returnId, orderId } = request;
      return { kind: 'return', orderId, returnId, choice: {}, speed: input.speed, reason: REASON };
    },
    async () => {
      refundId = await inTx(ctx.db, (tx) => refundReturnIn(ctx, tx, { input, author: refundAuthor(ctx) }));
    },
  );
  if (refundId) await sendRefundNow(ctx, refundId);
  return asked;
}

/**
 * Completes the approved return of an order whose refund the provider has sent
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function completeReturnRefund(tx: Tx, paymentId: string, at: string): Promise<void> {
  const completed = await setRefunded(tx, paymentId, at);
  if (completed) await releasePickup(tx, completed, new Date(at));
  /* One of a part may be complete before, while refunds of other parts were on their way. */
  const orderId = completed?.orderId ?? (await findOrderOfRefunded(tx, paymentId));
  if (orderId !== undefined) await completeReturn(tx, orderId, at);
}

/** Completes the return of a part of an order. The order stays as it is, since the customer has the rest of it. */
export async function completePartRefund(tx: Tx, refundId: string, at: string): Promise<void> {
  const request = await setPartRefunded(tx, refundId, at);
  if (request !== undefined) await releasePickup(tx, request, new Date(at));
}

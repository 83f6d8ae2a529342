import { isLargeRefund } from '@aabha/contracts/accounts/step-up.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise, ZERO } from '@aabha/contracts/money/money';
import type { DeclineRefundRequestInput } from '@aabha/contracts/refund-requests/refund-requests.schema';
import type { RefundRequestState } from '@aabha/contracts/refund-requests/refund-requests.values';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { requireStepUp } from '../../core/require-step-up';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { refundOrderIn } from '../orders/refund-order.service';
import { updateOrderStatusIn } from '../orders/update-status.service';
import { refundReturnIn } from '../returns/returns.refund.service';
import { lockRequest, settleRequest, type RefundRequestRow } from './refund-requests.queries';
import { getRefundRequest, mayDecide } from './refund-requests.service';

interface Decision {
  action: 'approve' | 'decline' | 'withdraw';
  state: RefundRequestState;
  note?: string;
  /** Refuses who may not, and carries the decision out. Returns the id of a refund that it made. */
  run: (tx: Tx, request: RefundRequestRow) => Promise<string | undefined> | string | undefined;
}

/** Decides about a waiting request once: it stays locked until the decision is stored. */
async function settle(ctx: SignedInContext, id: string, { action, state, note = '', run }: Decision) {
  await inTx(ctx.db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw appError('REFUND_REQUEST_NOT_FOUND');
    const isOver = request.state === 'waiting' && Date.parse(request.expires_at) <= ctx.now().getTime();
    if (isOver || request.state === 'expired') throw appError('REFUND_REQUEST_EXPIRED');
    if (request.state !== 'waiting') throw appError('REFUND_REQUEST_SETTLED');
    const refundId = await run(tx, request);
    const decidedAt = ctx.now().toISOString();
    await settleRequest(tx, id, {
      ...{ state, note, decidedBy: ctx.user.id, decidedAt },
      ...(refundId !== undefined && { refundId }),
    });
    await writeAudit(tx, ctx.user.id, {
      action: `refund.${action}`,
      entity: request.return_id === null ? 'order' : 'return',
      entityId: request.return_id ?? request.order_id,
      before: { request: 'waiting', asked_by: request.asked_by.name },
      after: {
        request: state,
        request_id: request._id,
        refund_amount: rupeesFromPaise(request.amount),
        ...(refundId !== undefined && { refund_id: refundId }),
        ...(note !== '' && { note }),
      },
    });
    if (action !== 'withdraw') await enqueue(tx, 'mail.refund-decided', { requestId: request._id });
  });
  return getRefundRequest(ctx, { id });
}

/** Throws for who asked, and for who may not decide about so much. */
function requireDecider(ctx: SignedInContext, request: RefundRequestRow): void {
  if (request.asked_by._id === ctx.user.id) throw appError('REFUND_REQUEST_OWN');
  if (!mayDecide(ctx, request)) throw appError('REFUND_REQUEST_ABOVE_LIMIT');
}

/**
 * Makes the refund that was asked for, by the rules of now: it throws where it would refund another amount, or is not possible
 * any more. Without an author, since a second person has approved it.
 */
function carryOut(ctx: SignedInContext, tx: Tx, request: RefundRequestRow): Promise<string | undefined> {
  const { amount: refund_amount, choice, reason, speed } = request;
  const author = undefined;
  if (request.return_id !== null)
    return refundReturnIn(ctx, tx, { input: { id: request.return_id, speed, refund_amount }, author });
  const id = request.order_id;
  if (request.kind === 'cancellation') {
    const { from, goodsReturned = false } = choice;
    const change = { id, status: 'Cancelled', reason, speed, refund_amount } as const;
    const input = { ...change, goods_returned: goodsReturned, ...(from && { expected_status: from }) };
    return updateOrderStatusIn(ctx, tx, { input, author });
  }
  const { lines = [], shipping = false, sumPaise = ZERO } = choice;
  const input = { id, lines, shipping, amount: sumPaise, reason, speed, refund_amount };
  return refundOrderIn(ctx, tx, { input, author });
}

/**
 * Approves a refund that somebody else asked for: it is made in the same transaction (docs/spec/refund-approvals.md#decision).
 * Where it is not possible any more, it is refused as any such refund, and the request goes on waiting.
 */
export const approveRefund = (ctx: SignedInContext, { id }: { id: string }) =>
  settle(ctx, id, {
    action: 'approve',
    state: 'approved',
    run: (tx, request) => {
      requireDecider(ctx, request);
      if (isLargeRefund(request.amount)) requireStepUp(ctx);
      return carryOut(ctx, tx, request);
    },
  });

/** Declines a refund that somebody else asked for, with a reason that is mailed to them. */
export const declineRefund = (ctx: SignedInContext, { id, note }: DeclineRefundRequestInput) =>
  settle(ctx, id, {
    action: 'decline',
    state: 'declined',
    note,
    run: (_tx, request) => {
      requireDecider(ctx, request);
      return undefined;
    },
  });

/** Withdraws a refund that the caller asked for. */
export const withdrawRefund = (ctx: SignedInContext, { id }: { id: string }) =>
  settle(ctx, id, {
    action: 'withdraw',
    state: 'withdrawn',
    run: (_tx, request) => {
      if (request.asked_by._id !== ctx.user.id) throw appError('REFUND_REQUEST_NOT_OWN');
      return undefined;
    },
  });

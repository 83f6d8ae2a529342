import type { z } from 'zod';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  checkApprove,
  checkRefund,
  checkRefundAmount,
  checkReturnable,
} from '@aabha/contracts/returns/returns.rules';
import type {
  ListReturnsInput,
  RequestReturnInput,
  ReturnRequest,
  UpdateReturnInput,
} from '@aabha/contracts/returns/returns.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { isAllSentBack, queueRefund, sendRefundNow } from '../refunds/refunds.service';
import { completeReturn, lockReturnable, setReturnRequested } from '../orders/orders.return.service';
import {
  countReturns,
  findReturn,
  insertReturn,
  itemsOf,
  lockReturn,
  selectReturns,
  setApproved,
  setRefundAmount,
  setRefunded,
  type ReturnRow,
} from './returns.queries';

type ReturnWire = z.input<typeof ReturnRequest>;

async function withItems(db: DbOrTx, rows: readonly ReturnRow[]): Promise<ReturnWire[]> {
  if (rows.length === 0) return [];
  const items = await itemsOf(
    db,
    rows.map((row) => row.orderId),
  );
  return rows.map(({ orderId, ...row }) => ({
    ...row,
    order_id: {
      _id: orderId,
      products: items
        .filter((item) => item.orderId === orderId)
        .map(({ name, quantity }) => ({ product_id: { name }, quantity })),
    },
  }));
}

/** Returns a return with its items, as responses and mails show it; the amount in paise. */
export async function findReturnWithItems(db: DbOrTx, id: string): Promise<ReturnWire | undefined> {
  const row = await findReturn(db, id);
  return row && (await withItems(db, [row]))[0];
}

async function getReturn(db: DbOrTx, id: string): Promise<{ returnRequest: ReturnWire }> {
  const returnRequest = await findReturnWithItems(db, id);
  if (!returnRequest) throw appError('RETURN_NOT_FOUND');
  return { returnRequest };
}

/**
 * Requests the return of the caller's own Delivered order, once, within seven days
 * (docs/spec/returns-and-refunds.md#request). The refund is the amount paid; another amount is refused.
 */
export async function requestReturn(ctx: SignedInContext, input: RequestReturnInput) {
  if (input.user_id !== undefined && input.user_id !== ctx.user.id) throw appError('NOT_YOURS');
  const now = ctx.now();
  const returnId = await inTx(ctx.db, async (tx) => {
    const order = await lockReturnable(tx, input.order_id);
    if (order?.userId !== ctx.user.id) throw appError('ORDER_NOT_FOUND');
    assertAllowed(checkReturnable(order, now));
    if (order.restPaise <= 0) throw appError('REFUND_NOTHING_LEFT');
    assertAllowed(checkRefundAmount(order.restPaise, input.refund_amount));
    const id = await insertReturn(tx, {
      orderId: order.id,
      userId: ctx.user.id,
      reason: input.return_reason,
      refundPaise: order.restPaise,
    });
    await setReturnRequested(tx, order.id, now.toISOString());
    await enqueue(tx, 'mail.return-received', { returnId: id });
    return id;
  });
  return getReturn(ctx.db, returnId);
}

/** Returns a page of all return requests (docs/spec/returns-and-refunds.md#staff-screen). */
export async function listReturns(ctx: SignedInContext, input: ListReturnsInput) {
  const [rows, totalCount] = await Promise.all([selectReturns(ctx.db, input), countReturns(ctx.db, input)]);
  return { returnRequestList: await withItems(ctx.db, rows), totalCount };
}

async function lockWithOrder(tx: Tx, id: string) {
  const request = await lockReturn(tx, id);
  const order = request && (await lockReturnable(tx, request.orderId));
  if (!request || !order) throw appError('RETURN_NOT_FOUND');
  return { request, order, state: { approved: request.approvedAt !== null, refunded: order.refunded } };
}

/**
 * Approves a request. Where refunds of parts have sent everything back before, that completes it; where they are on their
 * way, the last of them does.
 */
function approve(ctx: SignedInContext, id: string): Promise<void> {
  return inTx(ctx.db, async (tx) => {
    const { request, order, state } = await lockWithOrder(tx, id);
    assertAllowed(checkApprove(state));
    const at = ctx.now().toISOString();
    await setApproved(tx, request.id, at);
    if (!state.refunded) await enqueue(tx, 'mail.return-approved', { returnId: request.id });
    else if (await isAllSentBack(tx, order.paymentId)) await completeReturnRefund(tx, order.paymentId, at);
    await writeAudit(tx, ctx.user.id, {
      action: 'return.approve',
      entity: 'return',
      entityId: request.id,
      before: { status: false },
      after: { status: true },
    });
  });
}

/** Queues the refund in one transaction, then sends it; when that succeeded, the order is Returned. */
async function refund(ctx: SignedInContext, { id, speed }: UpdateReturnInput): Promise<void> {
  const refundId = await inTx(ctx.db, async (tx) => {
    const { request, order, state } = await lockWithOrder(tx, id);
    assertAllowed(checkRefund(state));
    /* Parts may have been refunded since it was requested. */
    const amountPaise = order.restPaise;
    if (amountPaise !== request.refundPaise) await setRefundAmount(tx, request.id, amountPaise);
    const payment = { id: order.paymentId, amountPaise };
    const queued = await queueRefund(tx, payment, { reason: 'The order was returned.', speed });
    await writeAudit(tx, ctx.user.id, {
      action: 'return.refund',
      entity: 'return',
      entityId: request.id,
      before: { refund_status: false },
      after: {
        refund_status: true,
        refund_amount: rupeesFromPaise(amountPaise),
        ...(speed === 'instant' && { speed }),
      },
    });
    return queued;
  });
  if (refundId) await sendRefundNow(ctx, refundId);
}

/**
 * Completes the approved return of an order whose refund the provider has sent
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function completeReturnRefund(tx: Tx, paymentId: string, at: string): Promise<void> {
  const orderId = await setRefunded(tx, paymentId, at);
  if (orderId !== undefined) await completeReturn(tx, orderId, at);
}

/**
 * Advances a return by one step: approval, then the refund through the provider, each once
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function updateReturn(ctx: SignedInContext, input: UpdateReturnInput) {
  await (input.status ? approve(ctx, input.id) : refund(ctx, input));
  return getReturn(ctx.db, input.id);
}

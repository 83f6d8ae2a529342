import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { ZERO } from '@aabha/contracts/money/money';
import { planRefund } from '@aabha/contracts/refunds/refund-plan';
import { checkReturnStep } from '@aabha/contracts/returns/return-state.rules';
import { inspectionOutcome, refundOfReturn } from '@aabha/contracts/returns/returns.rules';
import type {
  InspectReturnInput,
  RejectReturnInput,
  UpdateReturnInput,
} from '@aabha/contracts/returns/returns.schema';
import type { WebhookPayload } from '@aabha/contracts/webhooks/webhook-payloads';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { isAllSentBack, readRefundable } from '../refunds/refunds.service';
import { lockWithOrder } from './lock-return.service';
import { releasePickup } from './release-pickup.service';
import { linesOfReturns, saveInspection } from './returns.lines.queries';
import { changeReturn } from './returns.queries';
import { completeReturnRefund, refundReturn } from './returns.refund.service';
import { getReturn, getReturnDetails } from './returns.service';

const audit = (
  ctx: SignedInContext,
  tx: Tx,
  entry: { action: string; id: string; before: object | null; after: object },
) =>
  writeAudit(tx, ctx.user.id, {
    action: entry.action,
    entity: 'return',
    entityId: entry.id,
    before: entry.before,
    after: entry.after,
  });

type DecidedReturn = Pick<Awaited<ReturnType<typeof lockWithOrder>>['request'], 'id' | 'orderId'>;

/** Tells other programs what was decided about a return. */
const recordDecision = (
  tx: Tx,
  { id, orderId }: DecidedReturn,
  decision: WebhookPayload<'return.decided'>['decision'],
) => recordEvent(tx, 'return.decided', `order/${orderId}`, { return_id: id, order_id: orderId, decision });

/**
 * Approves a request. Where refunds of parts have sent everything back before, that completes it; where they are on their
 * way, the last of them does.
 */
function approve(ctx: SignedInContext, id: string): Promise<void> {
  return inTx(ctx.db, async (tx) => {
    const { request, order, state } = await lockWithOrder(tx, id);
    assertAllowed(checkReturnStep('approve', state));
    const at = ctx.now().toISOString();
    await changeReturn(tx, request.id, { approvedAt: at });
    await recordDecision(tx, request, 'approved');
    if (!state.refunded) await enqueue(tx, 'mail.return-approved', { returnId: request.id });
    else if (await isAllSentBack(tx, order.paymentId)) await completeReturnRefund(tx, order.paymentId, at);
    const action = 'return.approve';
    await audit(ctx, tx, { action, id: request.id, before: { status: false }, after: { status: true } });
  });
}

/**
 * Advances a return by one of the specified steps: approval, or the refund through the provider, each once
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export async function updateReturn(ctx: SignedInContext, input: UpdateReturnInput) {
  if (input.status) {
    await approve(ctx, input.id);
    return getReturn(ctx.db, input.id);
  }
  const asked = await refundReturn(ctx, input);
  return { ...(await getReturn(ctx.db, input.id)), ...(asked && { refund_request: asked }) };
}

/** Stores that the goods of an approved return have arrived. The shopper is mailed. */
export async function receiveReturn(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const { request, state } = await lockWithOrder(tx, id);
    assertAllowed(checkReturnStep('receive', state));
    await changeReturn(tx, request.id, { receivedAt: ctx.now().toISOString() });
    if (!state.refunded) await enqueue(tx, 'mail.return-arrived', { returnId: request.id });
    await audit(ctx, tx, {
      action: 'return.receive',
      id: request.id,
      before: { state: state.state },
      after: { state: 'received' },
    });
  });
  return getReturnDetails(ctx, { id });
}

interface Rejection {
  request: DecidedReturn & { receivedAt: string | null };
  from: string;
  reason: string;
}

/** Stores a rejection and mails its reason to the shopper. */
async function setRejected(ctx: SignedInContext, tx: Tx, rejection: Rejection): Promise<void> {
  const { request, from, reason } = rejection;
  const { id } = request;
  await changeReturn(tx, id, { rejectedAt: ctx.now().toISOString(), decisionReason: reason });
  await releasePickup(tx, request, ctx.now());
  await enqueue(tx, 'mail.return-rejected', { returnId: id });
  await recordDecision(tx, request, 'rejected');
  const after = { state: 'rejected', reason };
  await audit(ctx, tx, { action: 'return.reject', id, before: { state: from }, after });
}

/** Rejects a return that is neither inspected nor refunded; the shopper is mailed the reason. */
export async function rejectReturn(ctx: SignedInContext, { id, reason }: RejectReturnInput) {
  await inTx(ctx.db, async (tx) => {
    const { request, state } = await lockWithOrder(tx, id);
    assertAllowed(checkReturnStep('reject', state));
    await setRejected(ctx, tx, { request, from: state.state, reason });
  });
  return getReturnDetails(ctx, { id });
}

/** Stores that an inspection accepted goods, and what their refund will be; the shopper is mailed. */
async function setAccepted(
  ctx: SignedInContext,
  tx: Tx,
  {
    input,
    request,
    paymentId,
    outcome,
  }: {
    input: InspectReturnInput;
    request: DecidedReturn;
    paymentId: string;
    outcome: 'accepted' | 'accepted_in_part';
  },
): Promise<void> {
  const left = await readRefundable(tx, paymentId);
  const wanted = input.lines.map(({ position, accepted }) => ({ position, quantity: accepted }));
  const planned = left && planRefund(left, { ...refundOfReturn(left, wanted), sumPaise: ZERO }, ctx.now());
  if (planned) assertAllowed(planned);
  await changeReturn(tx, input.id, {
    inspectedAt: ctx.now().toISOString(),
    outcome,
    decisionReason: outcome === 'accepted' ? null : input.reason,
    ...(planned?.ok && { refundPaise: planned.plan.amountPaise }),
  });
  await enqueue(tx, 'mail.return-inspected', { returnId: input.id });
  await recordDecision(tx, request, outcome);
  await audit(ctx, tx, {
    action: 'return.inspect',
    id: input.id,
    before: { state: 'received' },
    after: { state: outcome, lines: input.lines, ...(input.reason !== '' && { reason: input.reason }) },
  });
}

/**
 * Stores what an inspection of arrived goods found: everything accepted, a part with a reason, or nothing, which rejects the
 * return (docs/spec/returns-and-refunds.md#inspection).
 */
export async function inspectReturn(ctx: SignedInContext, input: InspectReturnInput) {
  await inTx(ctx.db, async (tx) => {
    const { request, order, state } = await lockWithOrder(tx, input.id);
    assertAllowed(checkReturnStep('inspect', state));
    const requested = await linesOfReturns(tx, [request.id]);
    const result = inspectionOutcome(requested, input.lines, input.reason);
    if (!result.ok) throw appError(result.code as 'RETURN_REASON_MISSING');
    const quantityOf = new Map(requested.map(({ position, quantity }) => [position, quantity]));
    await saveInspection(
      tx,
      request.id,
      input.lines.map((line) => ({ ...line, quantity: quantityOf.get(line.position) ?? 0 })),
    );
    const { outcome } = result;
    if (outcome === 'rejected')
      await setRejected(ctx, tx, { request, from: state.state, reason: input.reason });
    else await setAccepted(ctx, tx, { input, request, paymentId: order.paymentId, outcome });
  });
  return getReturnDetails(ctx, { id: input.id });
}

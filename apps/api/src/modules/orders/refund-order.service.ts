import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { stateTaxName } from '@aabha/contracts/gst/states';
import { invoiceTotals } from '@aabha/contracts/invoices/invoices.rules';
import { rupeesFromPaise, ZERO } from '@aabha/contracts/money/money';
import { isEnded } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { PreviewRefundInput, RefundOrderInput } from '@aabha/contracts/orders/refund-order.schema';
import {
  planRefund,
  planRest,
  warrantyRefundUntil,
  type Refundable,
  type RefundPlan,
} from '@aabha/contracts/refunds/refund-plan';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { previewCreditNote } from '../credit-notes/credit-notes.service';
import {
  countAboveLimit,
  queuePartRefund,
  readPaymentMethod,
  readRefundable,
  refundAuthor,
  refundOrAsk,
  type RefundAuthor,
} from '../refunds/refunds.service';
import { lockOrder, settledLinesOf, statesOf } from './orders.queries';
import { getOrder } from './orders.service';
import { isEmptyLine, settleGoods } from './settle-goods.service';

type RefundChoiceInput = Omit<PreviewRefundInput, 'rest'>;
type SettledLine = Awaited<ReturnType<typeof settledLinesOf>>[number];

/** Returns the refund of a caller's choice, or why there is none: that of a Cancelled order is the cancellation's. */
const planOf = (
  ctx: SignedInContext,
  { status, left }: { status: OrderStatus; left: Refundable },
  { lines, shipping, amount }: RefundChoiceInput,
): ReturnType<typeof planRefund> =>
  status === 'Cancelled'
    ? { ok: false, code: 'REFUND_CANCELLED' }
    : planRefund(left, { lines, shipping, sumPaise: amount ?? ZERO }, ctx.now());

/** Returns the refund of all that is left, as a cancellation or a return makes it. */
const restOf = (left: Refundable): ReturnType<typeof planRefund> =>
  left.restPaise > 0 ? { ok: true, plan: planRest(left) } : { ok: false, code: 'REFUND_NOTHING_LEFT' };

const lineToWire = (line: RefundPlan['lines'][number], lines: readonly SettledLine[]) => ({
  position: line.position,
  name: lines.find(({ position }) => position === line.position)?.productName ?? '',
  quantity: line.quantity,
  goods: line.goodsPaise,
  warranty: line.warrantyPaise,
});

async function planToWire(
  ctx: SignedInContext,
  order: { id: string; paymentId: string; lines: readonly SettledLine[] },
  plan: RefundPlan,
) {
  const above = await countAboveLimit(ctx.db, refundAuthor(ctx), {
    paymentId: order.paymentId,
    amountPaise: plan.amountPaise,
  });
  const note = await previewCreditNote(ctx, order.id, plan);
  const totals = note && invoiceTotals(note);
  return {
    amount: plan.amountPaise,
    lines: plan.lines.filter((line) => !isEmptyLine(line)).map((line) => lineToWire(line, order.lines)),
    shipping: plan.shippingPaise,
    round_off: plan.roundOffPaise,
    taxable: totals?.taxablePaise ?? ZERO,
    cgst: totals?.cgstPaise ?? ZERO,
    sgst: totals?.sgstPaise ?? ZERO,
    igst: totals?.igstPaise ?? ZERO,
    state_tax: stateTaxName(note?.placeOfSupply ?? ''),
    commercial: note?.isCommercial === true,
    credit_note: note !== undefined,
    refundable_after: plan.restPaise,
    needs_approval: above !== undefined,
  };
}

/**
 * Returns what is left of an order to refund, and what a choice of it, or all of it, refunds with its taxes
 * (docs/spec/returns-and-refunds.md#refunds-of-a-part). Changes nothing of the order; how it was paid is stored where it is not known.
 */
export async function previewRefund(ctx: SignedInContext, input: PreviewRefundInput) {
  const [order] = await statesOf(ctx.db, [input.id]);
  const left = order && (await readRefundable(ctx.db, order.paymentId));
  if (!order || !left) throw appError('ORDER_NOT_FOUND');
  const method = await readPaymentMethod(ctx, order.paymentId);
  const lines = await settledLinesOf(ctx.db, order.id);
  const planned = input.rest ? restOf(left) : planOf(ctx, { ...order, left }, input);
  return {
    left: {
      lines: left.lines.map((line) => lineToWire(line, lines)),
      shipping: left.shippingPaise,
      refundable: left.restPaise,
      warranty_until: left.deliveredAt === null ? '' : warrantyRefundUntil(left.deliveredAt),
      can_restock: (order.status !== 'Pending' || order.hasShipped) && !isEnded(order.status),
      payment_method: method,
    },
    refund: planned.ok ? await planToWire(ctx, { ...order, lines }, planned.plan) : null,
    refusal: planned.ok ? '' : new AppError(planned.code, planned.data).message,
  };
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Returns the refund of a locked order; throws when there is none, or it is not what the caller was shown. */
async function requirePlan(ctx: SignedInContext, tx: Tx, order: LockedOrder, input: RefundOrderInput) {
  const left = await readRefundable(tx, order.paymentId);
  if (!left) throw appError('ORDER_NOT_FOUND');
  const { expected_refundable: expected, refund_amount: shown } = input;
  if (expected !== undefined && expected !== left.restPaise) throw appError('REFUND_CHANGED');
  const planned = planOf(ctx, { ...order, left }, input);
  assertAllowed(planned);
  if (!planned.ok || (shown !== undefined && shown !== planned.plan.amountPaise))
    throw appError('REFUND_CHANGED');
  return { left, plan: planned.plan };
}

/**
 * Queues the refund of a choice of a locked order: money, credit note and stock. The status stays. Returns its id, plan
 * and lines. Throws where there is none, or it is not what the caller was shown.
 */
export async function queueChosenRefund(
  ctx: SignedInContext,
  tx: Tx,
  { order, author }: { order: LockedOrder; author: RefundAuthor | undefined },
  input: RefundOrderInput,
) {
  const { left, plan } = await requirePlan(ctx, tx, order, input);
  const { lines, unitsBack } = await settleGoods(tx, order, { plan, input, actorId: ctx.user.id });
  const { amountPaise, shippingPaise } = plan;
  const { reason, speed } = input;
  const part = { paymentId: order.paymentId, amountPaise, shippingPaise, reason, speed, lines };
  const refundId = await queuePartRefund(tx, part, author);
  if (lines.some(({ quantity }) => quantity > 0))
    await enqueue(tx, 'installations.refit', { orderId: order.id });
  return { refundId, left, plan, unitsBack };
}

/**
 * Refunds a part of an order: money, credit note, stock and audit (docs/spec/returns-and-refunds.md#refunds-of-a-part). The
 * status stays. Returns the id of the refund. One that was approved has no author.
 */
export async function refundOrderIn(
  ctx: SignedInContext,
  tx: Tx,
  { input, author }: { input: RefundOrderInput; author: RefundAuthor | undefined },
): Promise<string> {
  const order = await lockOrder(tx, input.id);
  if (!order) throw appError('ORDER_NOT_FOUND');
  const { refundId, left, plan, unitsBack } = await queueChosenRefund(ctx, tx, { order, author }, input);
  await writeAudit(tx, ctx.user.id, {
    action: 'order.refund',
    entity: 'order',
    entityId: order.id,
    before: { refundable: rupeesFromPaise(left.restPaise) },
    after: {
      refundable: rupeesFromPaise(plan.restPaise),
      refund_amount: rupeesFromPaise(plan.amountPaise),
      refund_id: refundId,
      goods_returned: unitsBack,
      ...(input.speed === 'instant' && { speed: input.speed }),
      reason: input.reason,
    },
  });
  return refundId;
}

/** Refunds a part of an order in one transaction, or asks a second person where it is above the caller's limit. */
export async function refundOrder(ctx: SignedInContext, input: RefundOrderInput) {
  const { lines, shipping, amount: sumPaise = ZERO, speed, reason } = input;
  const asked = await refundOrAsk(
    ctx,
    () => ({
      ...{ kind: 'part', orderId: input.id, returnId: null, speed, reason },
      choice: { lines, shipping, sumPaise },
    }),
    async () => {
      await inTx(ctx.db, (tx) => refundOrderIn(ctx, tx, { input, author: refundAuthor(ctx) }));
    },
  );
  return { ...(await getOrder(ctx, { id: input.id })), ...(asked && { refund_request: asked }) };
}

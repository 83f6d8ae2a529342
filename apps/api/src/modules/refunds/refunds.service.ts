import { failureForLog } from '@aabha/contracts/logs/failure-for-log';
import { rupeesFromPaise, type Paise } from '@aabha/contracts/money/money';
import { planRest } from '@aabha/contracts/refunds/refund-plan';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import { ProviderError, type ProviderRefund } from '../../ports/payments/payments';
import { checkRefundSpeed } from '@aabha/contracts/refunds/refund-promise';
import { assertAllowed } from '@aabha/contracts/errors/errors';
import { fillPaymentMethod } from './fill-payment-method.service';
import { readRefundable, writeCreditNote, writeRestLines } from './refund-credit-note.service';
import { recordAuthor, requireWithinLimit, type RefundAuthor } from './refund-limits.service';
import { insertPartRefund, isAllSentBack, type PartRefund } from './refund-parts.queries';
import { findOrderOf, findPaymentMethod, findRefund, recordRefund, upsertRefund } from './refunds.queries';

export { fillPaymentMethods, readPaymentMethod } from './fill-payment-method.service';
export { selectStaffOfRoles as staffOfRoles } from './ask-approval.queries';
export { refundOrAsk } from './refund-or-ask.service';
export { countAboveLimit, refundAuthor, type RefundAuthor } from './refund-limits.service';
export {
  amountStillOwed,
  readRefundable,
  writeCreditNote,
  writeRestLines,
} from './refund-credit-note.service';
export { isAllSentBack, selectRefundedLines, takeOverSettledUnits } from './refund-parts.queries';
export {
  findAbandonedRefunds,
  findPendingRefunds,
  findRefund,
  findRefundByProviderId,
} from './refunds.queries';

/** Returns the kind of effect that sends a refund. Processes of the version before do not know refunds of a part. */
export const sendingKind = (isPart: boolean) => (isPart ? 'payments.refund-part' : 'payments.refund');

/** Throws where the payment provider has no instant refund of how a purchase was paid. */
async function assertSpeed(tx: Tx, paymentId: string, speed: RefundSpeed): Promise<void> {
  if (speed === 'instant') assertAllowed(checkRefundSpeed(await findPaymentMethod(tx, paymentId), speed));
}

type Rest = Parameters<typeof upsertRefund>[1];

/**
 * Stores the refund of all that is left of a payment; returns it, or undefined where nothing is. Where one was made before, and a
 * part that was on its way then has failed, that part is all that is left: it is refunded as one.
 */
async function insertRest(tx: Tx, rest: Rest): Promise<{ id: string; isPart: boolean } | undefined> {
  const whole = await upsertRefund(tx, rest);
  if (whole) {
    await writeRestLines(tx, whole.id);
    return { id: whole.id, isPart: false };
  }
  const left = await readRefundable(tx, rest.paymentId);
  if (!left || left.restPaise <= 0) return undefined;
  const { lines, shippingPaise } = planRest(left);
  const parts = lines
    .filter(({ quantity, goodsPaise, warrantyPaise }) => quantity + goodsPaise + warrantyPaise > 0)
    .map((line) => ({ ...line, restock: false, settledUnits: 0 }));
  return { id: await insertPartRefund(tx, { ...rest, shippingPaise, lines: parts }), isPart: true };
}

/**
 * Queues the refund of all that is left of a payment, once, with its credit note where there is an invoice
 * (docs/spec/payments.md#refunds). Returns its id when this call queued it. One above the limit of its author throws
 * RefundNeedsApproval.
 */
export async function queueRefund(
  tx: Tx,
  payment: { id: string; amountPaise: Paise },
  {
    reason,
    speed = 'normal',
    author,
  }: { reason: string; speed?: RefundSpeed; author?: RefundAuthor | undefined },
): Promise<string | undefined> {
  if (payment.amountPaise === 0) return undefined;
  const { id: paymentId, amountPaise } = payment;
  await assertSpeed(tx, paymentId, speed);
  await requireWithinLimit(tx, author, { paymentId, amountPaise });
  const refund = await insertRest(tx, { paymentId, amountPaise, reason, speed });
  if (!refund) return undefined;
  await recordAuthor(tx, author, refund.id);
  await writeCreditNote(tx, refund.id);
  await enqueue(tx, sendingKind(refund.isPart), { refundId: refund.id });
  return refund.id;
}

/**
 * Queues the refund of a part of an order with its credit note. The order must be locked; the database refuses what is
 * more than was captured. One above the limit of its author throws RefundNeedsApproval.
 */
export async function queuePartRefund(
  tx: Tx,
  refund: PartRefund,
  author: RefundAuthor | undefined,
): Promise<string> {
  await assertSpeed(tx, refund.paymentId, refund.speed);
  await requireWithinLimit(tx, author, refund);
  const refundId = await insertPartRefund(tx, refund);
  await recordAuthor(tx, author, refundId);
  await writeCreditNote(tx, refundId);
  await enqueue(tx, sendingKind(true), { refundId });
  return refundId;
}

/** Tells other programs of a refund that was paid out. */
async function recordRefunded(
  tx: Tx,
  refundId: string,
  { paymentId, isPart, amountPaise }: { paymentId: string; isPart: boolean; amountPaise: Paise },
): Promise<void> {
  const orderId = await findOrderOf(tx, paymentId);
  await recordEvent(tx, 'refund.completed', orderId === null ? `payment/${paymentId}` : `order/${orderId}`, {
    ...{ refund_id: refundId, order_id: orderId, amount: rupeesFromPaise(amountPaise), is_part: isPart },
  });
}

/**
 * Stores the provider's status of a refund. On completion the shopper is notified, once, and a return is
 * completed.
 */
export function recordProviderRefund(
  deps: AppDeps,
  refundId: string,
  refund: { status: ProviderRefund['status']; speed: RefundSpeed | undefined; id?: string },
): Promise<void> {
  const status = refund.status === 'pending' ? 'queued' : refund.status;
  const at = deps.ports.clock.now().toISOString();
  return inTx(deps.db, async (tx) => {
    const finished = await recordRefund(tx, refundId, {
      status,
      ...(refund.id ? { providerRefundId: refund.id } : {}),
      ...(refund.speed ? { speedProcessed: refund.speed } : {}),
    });
    if (!finished) return;
    const { paymentId, isPart } = finished;
    await enqueue(tx, isPart ? 'mail.refunded-part' : 'mail.refunded', { refundId });
    await recordRefunded(tx, refundId, finished);
    if (await isAllSentBack(tx, paymentId)) await deps.handlers.onRefunded(tx, paymentId, at);
    else if (isPart) await deps.handlers.onPartRefunded(tx, refundId, at);
  });
}

/** Returns whether an error is permanent, so that a retry is pointless. */
const isFinal = (error: unknown) =>
  error instanceof ProviderError &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 409 &&
  error.status !== 429;

/**
 * Sends a queued refund to the provider. The refund's id is the idempotency key, so that a process that
 * crashes between sending and recording sends the same one again and money goes back once
 * (docs/spec/payments.md#refunds).
 */
export async function sendRefund(deps: AppDeps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefund(deps.db, refundId);
  if (!refund || refund.status !== 'queued' || refund.providerRefundId || !refund.providerPaymentId) return;
  /* The mail of the refund says when the money arrives. */
  if (refund.method === '') await fillPaymentMethod(deps, refund.paymentId);
  try {
    const sent = await deps.ports.payments.refund({
      paymentId: refund.providerPaymentId,
      amountPaise: refund.amountPaise,
      idempotencyKey: refund.id,
      speed: refund.speed,
    });
    await recordProviderRefund(deps, refund.id, sent);
  } catch (error) {
    if (!isFinal(error)) throw error;
    await recordRefund(deps.db, refund.id, { status: 'failed', lastError: failureForLog(error).message });
    deps.log.error({ err: error, refund: refund.id }, 'refund refused by the provider');
  }
}

/**
 * Sends a queued refund immediately, for a waiting caller. When the provider does not respond the queue
 * retries.
 */
export async function sendRefundNow(deps: AppDeps, refundId: string): Promise<void> {
  try {
    await sendRefund(deps, { refundId });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, refund: refundId }, 'refund not sent yet, will be retried');
  }
}

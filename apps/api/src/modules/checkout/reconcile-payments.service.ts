import { paise } from '@aabha/contracts/money/money';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { offerOfCapture } from './offer-of-capture.service';
import { settlePayment } from './settle-payment.service';
import { claimUnfinished, openPayment, type PaymentRow } from './payments.queries';
import { addMissingCreditNotes } from '../credit-notes/credit-notes.service';
import { fillPaymentMethods, findAbandonedRefunds, findPendingRefunds } from '../refunds/refunds.service';
import { recordProviderRefund, sendingKind } from '../refunds/refunds.service';
import { abandonPayment } from './open-payment.service';

const BATCH = 20;
const CAPTURE_AFTER_MS = 10 * 60_000;
const GIVE_UP_AFTER_MS = 4 * 24 * 3600_000;

/**
 * Resumes a payment whose process crashed between creating the provider's order and storing its id: adopts
 * the order, or releases the stock.
 */
async function resume(deps: AppDeps, payment: PaymentRow): Promise<void> {
  const order = await deps.ports.payments.findOrderByReceipt(payment.id);
  if (order) await openPayment(deps.db, payment.id, order.id);
  else if (payment.expiresAt < deps.ports.clock.now().toISOString())
    await abandonPayment(deps.db, payment.id, 'starting');
}

async function check(deps: AppDeps, payment: PaymentRow): Promise<void> {
  if (payment.status === 'starting') return resume(deps, payment);
  const settlement = await settlePayment(deps, payment);
  if (settlement.state !== 'waiting') return;
  const ageMs = deps.ports.clock.now().getTime() - Date.parse(payment.createdAt);
  const authorized = settlement.attempts.find((attempt) => attempt.status === 'authorized');
  /* The provider captures automatically; where it did not, the money would be returned after days without
     an order. */
  if (authorized && ageMs > CAPTURE_AFTER_MS) {
    await offerOfCapture(deps, payment, authorized);
    await deps.ports.payments.capture({
      paymentId: authorized.id,
      amountPaise: paise(authorized.amountPaise),
    });
  }
  if (!authorized && ageMs > GIVE_UP_AFTER_MS) await abandonPayment(deps.db, payment.id, 'open');
}

async function checkRefunds(deps: AppDeps): Promise<void> {
  for (const refund of await findPendingRefunds(deps.db)) {
    const known = await deps.ports.payments.listRefunds(refund.providerPaymentId ?? '');
    const now = known.find((candidate) => candidate.id === refund.providerRefundId);
    if (now && now.status !== 'pending') await recordProviderRefund(deps, refund.id, now);
  }
}

/** Queues refunds again whose effect failed for good, so that owed money is never lost. */
async function queueAbandoned(deps: AppDeps): Promise<void> {
  for (const { id, isPart } of await findAbandonedRefunds(deps.db)) {
    deps.log.warn({ refund: id }, 'refund failed for good, queued again');
    await enqueue(deps.db, sendingKind(isPart), { refundId: id });
  }
}

/**
 * Checks every open payment and refund with the provider, and completes or releases it
 * (docs/spec/payments.md#reconcile-job).
 */
export async function reconcilePayments(deps: AppDeps): Promise<number> {
  const due = await claimUnfinished(deps.db, deps.config.RECONCILE_SECONDS, BATCH);
  for (const payment of due)
    await check(deps, payment).catch((error: unknown) =>
      deps.log.warn({ err: error, payment: payment.id }, 'payment could not be reconciled'),
    );
  for (const step of [checkRefunds, queueAbandoned, addMissingCreditNotes, fillPaymentMethods])
    await step(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'refunds could not be reconciled'),
    );
  return due.length;
}

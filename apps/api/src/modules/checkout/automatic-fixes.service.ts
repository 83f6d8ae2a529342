import type { AppDeps } from '../../context/deps';
import { settlePayment } from './complete-payment.service';
import { findPayment, openPayment } from './payments.queries';

/** Turns a payment that the provider captured into its order or its refund. Returns whether it has one now. */
export async function settleMissedCapture(deps: AppDeps, paymentId: string): Promise<boolean> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) return false;
  return (await settlePayment(deps, payment)).state !== 'waiting';
}

/**
 * A provider's order that no payment of ours names, but that was made with the id of one as its receipt: the process
 * died before it could write it down. Returns whether it was so, and the payment has its order or refund now.
 */
export async function adoptProviderOrder(
  deps: AppDeps,
  providerOrderId: string,
  receipt: string | undefined,
): Promise<boolean> {
  const payment = receipt === undefined ? undefined : await findPayment(deps.db, receipt);
  if (!payment || payment.providerOrderId !== null) return false;
  await openPayment(deps.db, payment.id, providerOrderId);
  return settleMissedCapture(deps, payment.id);
}

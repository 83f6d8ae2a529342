import type { AppDeps } from '../../context/deps';
import { settlePayment } from './settle-payment.service';
import { findPayment, openPayment } from './payments.queries';

/** Turns a payment that the provider captured into its order or refund. Returns whether it has one now. */
export async function settleMissedCapture(deps: AppDeps, paymentId: string): Promise<boolean> {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) return false;
  return (await settlePayment(deps, payment)).state !== 'waiting';
}

/**
 * Adopts a provider order that no payment of ours names, but whose receipt is the id of one: the process
 * crashed before it stored the order's id. Returns whether the payment has its order or refund now.
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

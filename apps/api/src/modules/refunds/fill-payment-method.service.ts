import type { AppDeps } from '../../context/deps';
import { ProviderError } from '../../ports/payments/payments';
import { findPaymentWithoutMethod, setPaymentMethod } from './refunds.queries';

/**
 * Stores how an order of an earlier version was paid, from the provider, so that what is promised of its refund is right
 * (docs/spec/returns-and-refunds.md#speed). It stays unknown where the provider does not respond.
 */
export async function fillPaymentMethod(
  { db, ports, log }: Pick<AppDeps, 'db' | 'ports' | 'log'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPaymentWithoutMethod(db, paymentId);
  if (!payment?.orderId) return;
  try {
    const attempts = await ports.payments.listPayments(payment.orderId);
    const method = attempts.find(({ id }) => id === payment.paymentId)?.method;
    if (method) await setPaymentMethod(db, paymentId, method);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, payment: paymentId }, 'payment method not read from the provider');
  }
}

import type { PaymentState } from '@aabha/contracts/checkout/checkout.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { SignedInContext } from '../../context/context';
import { findPaymentState } from './payment-state.queries';
import type { PaymentRow } from './payments.queries';

const STATES: Readonly<Record<PaymentRow['status'], PaymentState>> = {
  starting: 'waiting',
  open: 'waiting',
  completed: 'ordered',
  'refund-due': 'refunded',
  released: 'unpaid',
};

/**
 * Returns the state of the caller's payment, by the provider's order id. Reads only: webhook and job advance
 * it.
 */
export async function getPaymentState(ctx: SignedInContext, { id }: { id: string }) {
  const found = await findPaymentState(ctx.db, id, ctx.user.id);
  if (!found) throw appError('PAYMENT_NOT_FOUND');
  const { status, amountPaise, expiresAt, orderId } = found;
  return { payment: { id, state: STATES[status], amount: amountPaise, expiresAt, orderId: orderId ?? '' } };
}

import type { SandboxState } from './entities';

/** A payment that was made before these books began; the amount in paise. */
export interface EarlierPayment {
  orderId: string;
  paymentId: string;
  amount: number;
  paidAt: Date;
  /** Set where all of it went back since. */
  refundId: string | null;
}

/** Enters a payment with its order and refund as paid and done then. */
export function enterEarlier(
  state: SandboxState,
  { orderId, paymentId, amount, paidAt, refundId }: EarlierPayment,
): void {
  const created_at = Math.floor(paidAt.getTime() / 1000);
  const shared = { amount, currency: 'INR', created_at };
  state.orders.push({
    id: orderId,
    entity: 'order',
    ...shared,
    amount_paid: amount,
    amount_due: 0,
    receipt: null,
    status: 'paid',
    attempts: 1,
    notes: {},
  });
  state.payments.push({
    id: paymentId,
    entity: 'payment',
    ...shared,
    status: refundId ? 'refunded' : 'captured',
    order_id: orderId,
    method: 'card',
    amount_refunded: refundId ? amount : 0,
    refund_status: refundId ? 'full' : null,
    captured: true,
    error_code: null,
    error_description: null,
  });
  if (refundId)
    state.refunds.push({
      id: refundId,
      entity: 'refund',
      ...shared,
      payment_id: paymentId,
      status: 'processed',
      speed_processed: 'normal',
      idempotencyKey: null,
    });
}

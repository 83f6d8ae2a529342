import { saved, type Change } from './record-log';

/** A payment made before the sandbox was started; the amount in paise. */
export interface EarlierPayment {
  orderId: string;
  paymentId: string;
  amount: number;
  paidAt: Date;
  /** Set where all of it went back since. */
  refundId: string | null;
}

/** The records of a payment with its order and refund, paid and done then. */
export function earlierPaymentRecords({
  orderId,
  paymentId,
  amount,
  paidAt,
  refundId,
}: EarlierPayment): Change[] {
  const created_at = Math.floor(paidAt.getTime() / 1000);
  const shared = { amount, currency: 'INR', created_at };
  const order = saved('orders', orderId, {
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
  const payment = saved('payments', paymentId, {
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
  if (!refundId) return [order, payment];
  const refund = saved('refunds', refundId, {
    id: refundId,
    entity: 'refund',
    ...shared,
    payment_id: paymentId,
    status: 'processed',
    speed_processed: 'normal',
    idempotencyKey: null,
  });
  return [order, payment, refund];
}

import { returnUntil } from '@aabha/contracts/returns/returns.rules';
import type { Tx } from '@aabha/db/client';
import { enqueue } from '../../outbox/outbox';
import { findOrderIdOfPayment, lockOrder, setReturnRequested, setStatus } from './orders.queries';

/** An order with what the rules of returns ask of it, locked against a parallel change. */
export async function lockReturnable(tx: Tx, id: string) {
  const order = await lockOrder(tx, id);
  return order && { ...order, returnUntil: order.deliveredAt ? returnUntil(order.deliveredAt) : '' };
}

export function noteReturnRequested(tx: Tx, orderId: string, at: string): Promise<void> {
  return setReturnRequested(tx, orderId, at);
}

/** The order that a payment became, if it became one. */
export function orderOfPayment(tx: Tx, paymentId: string): Promise<string | undefined> {
  return findOrderIdOfPayment(tx, paymentId);
}

/**
 * The money of a return went back: the order is Returned (docs/spec/orders.md#transitions). One that was ended
 * otherwise stays so.
 */
export async function completeReturn(tx: Tx, orderId: string, at: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.status === 'Returned' || order.status === 'Cancelled') return;
  const eventId = await setStatus(tx, {
    orderId: order.id,
    from: order.status,
    to: 'Returned',
    actor: 'system',
    userId: null,
    reason: 'The return was refunded.',
    isRestocked: order.isRestocked,
    at,
  });
  await enqueue(tx, 'mail.order-status', { orderId: order.id, eventId });
}

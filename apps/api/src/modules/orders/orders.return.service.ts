import { returnUntil } from '@aabha/contracts/returns/returns.rules';
import type { Tx } from '@aabha/db/client';
import { enqueue } from '../../outbox/outbox';
import { lockOrder, setStatus } from './orders.queries';

export { setReturnRequested } from './orders.queries';

/** Returns an order with the data that the rules of returns need, locked against concurrent changes. */
export async function lockReturnable(tx: Tx, id: string) {
  const order = await lockOrder(tx, id);
  return order && { ...order, returnUntil: order.deliveredAt ? returnUntil(order.deliveredAt) : '' };
}

/**
 * Sets the order to Returned after the refund of a return (docs/spec/orders.md#transitions). An order that
 * ended otherwise stays unchanged.
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

import type { Tx } from '@aabha/db/client';
import { enqueue } from '../../outbox/outbox';
import { lockOrder, setStatus } from './orders.queries';
import { recordStatus } from './record-status';

export { lockOrder as lockReturnable, setReturnRequested } from './orders.queries';

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
  await recordStatus(tx, order.id, { from: order.status, to: 'Returned' });
  await enqueue(tx, 'mail.order-status', { orderId: order.id, eventId });
}

import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { Tx } from '@aabha/db/client';
import { releaseInstallationsOfOrder } from '../installations/release-installations.service';
import { recordEvent } from '../../outbox/record-event';

/** Tells other programs that an order changed its status. One that has ended frees its technicians. */
export async function recordStatus(
  tx: Tx,
  orderId: string,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): Promise<void> {
  const change = { order_id: orderId, from };
  await recordEvent(tx, 'order.status_changed', `order/${orderId}`, { ...change, to });
  if (to === 'Cancelled' || to === 'Returned') await releaseInstallationsOfOrder(tx, orderId);
  if (to === 'Cancelled') await recordEvent(tx, 'order.cancelled', `order/${orderId}`, change);
}

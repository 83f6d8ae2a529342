import type { Order } from '@aabha/contracts/orders/orders.schema';

/** An order as the screens hold it. */
export type OrderRecord = Order & { id: string };

/** Is any of its money back with the shopper, or on its way there? (decisions §15) */
export function isRefunded(order: Pick<Order, 'refunds'>): boolean {
  return order.refunds.some((refund) => refund.status !== 'failed');
}

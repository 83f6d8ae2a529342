import { isBackward, offeredStatuses } from '@aabha/contracts/orders/orders.rules';
import type { Order, OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { orderBreakdown, shownBreakdown } from '@aabha/contracts/pricing/breakdown';

/** An order as the screens hold it. */
export type OrderRecord = Order & { id: string };

/** Is any of its money back with the shopper, or on its way there? (decisions §15) */
export function isRefunded(order: Pick<Order, 'refunds'>): boolean {
  return order.refunds.some((refund) => refund.status !== 'failed');
}

/** What an order most likely becomes next; '' where nothing follows by itself. */
export function nextStatus(status: OrderStatus): OrderStatus | '' {
  if (status === 'Pending') return 'Shipped';
  return status === 'Shipped' ? 'Delivered' : '';
}

type Moving = Pick<Order, 'status' | 'refunds'>;

/** May staff set this status on an order? Not where it has it already, nor once its money went back (decisions §15). */
export const canBecome = (order: Moving, to: OrderStatus): boolean =>
  offeredStatuses({ status: order.status, refunded: isRefunded(order) }).includes(to);

/** Those of some orders that would take a status, and how many of them would move back by it and so need a reason. */
export function planStatus<O extends Moving>(orders: readonly O[], to: OrderStatus) {
  const moving = orders.filter((order) => canBecome(order, to));
  return { moving, backCount: moving.filter(({ status }) => isBackward(status, to)).length };
}

/** What an order is of: '1 × Nova 43, 2 × Nova 32'. */
export const itemsText = ({ products }: Pick<OrderRecord, 'products'>) =>
  products.map((line) => `${line.quantity} × ${line.product_id.name}`).join(', ');

/** What an order's total is made of, as labels and texts; the lines above the total add up to it. */
export const orderAmounts = (
  order: Pick<OrderRecord, 'subtotal' | 'discount' | 'shipping' | 'totalPrice' | 'couponCode'>,
) => shownBreakdown(orderBreakdown(order), order).map(({ label, text }) => [label, text] as const);

import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

/** Statuses of an order, for its screens and for refusals that name one. */
export const ORDER_STATUSES: Readonly<Record<OrderStatus, string>> = {
  Pending: 'तैयारी में',
  Shipped: 'रवाना',
  Delivered: 'डिलीवर हुआ',
  Cancelled: 'रद्द',
  Returned: 'लौटाया गया',
};

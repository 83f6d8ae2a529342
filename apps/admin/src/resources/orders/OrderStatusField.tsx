import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { StateChip } from '../../components/StateChip';

const COLOUR = {
  Pending: 'warning',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'error',
  Returned: 'default',
} as const satisfies Record<OrderStatus, string>;

/** An order's status in colour and as text. */
export function OrderStatusField({ status }: { status: OrderStatus }) {
  return <StateChip color={COLOUR[status]} label={status} />;
}

import { Chip } from '@mui/material';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';

const COLOUR = {
  Pending: 'warning',
  Shipped: 'info',
  Delivered: 'success',
  Cancelled: 'error',
  Returned: 'default',
} as const satisfies Record<OrderStatus, string>;

/** An order's status in colour and as text. */
export function OrderStatusField({ status }: { status: OrderStatus }) {
  return (
    <Chip size="small" variant="outlined" color={COLOUR[status]} label={status} sx={{ fontWeight: 600 }} />
  );
}

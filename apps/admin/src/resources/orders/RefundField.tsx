import { Chip } from '@mui/material';
import type { Order } from '@aabha/contracts/orders/orders.schema';

type RefundStatus = Order['refunds'][number]['status'];

const LOOK = {
  queued: { label: 'On its way', color: 'warning' },
  processed: { label: 'Refunded', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
} as const satisfies Record<RefundStatus, { label: string; color: string }>;

/** The status of a refund in colour and as text. */
export function RefundField({ status }: { status: RefundStatus }) {
  const { label, color } = LOOK[status];
  return <Chip size="small" variant="outlined" color={color} label={label} sx={{ fontWeight: 600 }} />;
}

import { Chip } from '@mui/material';
import type { WholesalePaymentStatus } from '@aabha/contracts/wholesale/wholesale.schema';

const COLOUR = { Pending: 'warning', Completed: 'success' } as const satisfies Record<
  WholesalePaymentStatus,
  string
>;

/** Whether a wholesale order is paid, in colour and as text. */
export function PaymentStatusField({ status }: { status: WholesalePaymentStatus }) {
  return (
    <Chip size="small" variant="outlined" color={COLOUR[status]} label={status} sx={{ fontWeight: 600 }} />
  );
}

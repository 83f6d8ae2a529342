import type { WholesalePaymentStatus } from '@aabha/contracts/wholesale/wholesale.schema';
import { StateChip } from '../../components/StateChip';

const COLOUR = { Pending: 'warning', Completed: 'success' } as const satisfies Record<
  WholesalePaymentStatus,
  string
>;

/** Whether a wholesale order is paid, in colour and as text. */
export function PaymentStatusField({ status }: { status: WholesalePaymentStatus }) {
  return <StateChip color={COLOUR[status]} label={status} />;
}

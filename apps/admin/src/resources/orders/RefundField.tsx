import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import { REFUND_LABELS } from '../../data/refund-labels';
import { StateChip } from '../../components/StateChip';

const COLOURS = { queued: 'warning', processed: 'success', failed: 'error' } as const satisfies Record<
  RefundStatus,
  string
>;

/** The status of a refund in colour and as text. */
export function RefundField({ status }: { status: RefundStatus }) {
  return <StateChip color={COLOURS[status]} label={REFUND_LABELS[status]} />;
}

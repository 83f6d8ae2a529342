import type { RefundStatus } from '@aabha/contracts/refunds/refunds.values';

/** What staff read of the status of a refund. */
export const REFUND_LABELS = {
  queued: 'On its way',
  processed: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<RefundStatus, string>;

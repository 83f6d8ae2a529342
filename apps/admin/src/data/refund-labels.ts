import type { RefundSpeed, RefundStatus } from '@aabha/contracts/refunds/refunds.values';

/** What staff read of the status of a refund. */
export const REFUND_LABELS = {
  queued: 'On its way',
  processed: 'Refunded',
  failed: 'Failed',
} as const satisfies Record<RefundStatus, string>;

/** Returns what staff read of the speed of a refund; empty for a normal one. */
export function refundSpeedText(refund: { speed: RefundSpeed; speed_processed: RefundSpeed | null }): string {
  if (refund.speed !== 'instant') return '';
  return refund.speed_processed === 'normal' ? 'Instant was not possible, sent as normal' : 'Instant';
}

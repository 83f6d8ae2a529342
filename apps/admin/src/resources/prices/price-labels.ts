import type { PriceChangeState, PriceSource } from '@aabha/contracts/prices/prices.values';

/** What staff read of each state. */
export const STATE_LABELS: Readonly<Record<PriceChangeState, string>> = {
  Proposed: 'Waits for approval',
  Scheduled: 'Scheduled',
  Active: 'In force',
  Done: 'Done',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Replaced: 'Replaced by a newer one',
  Missed: 'Missed',
};

/** What staff read of how a price was set. */
export const SOURCE_LABELS: Readonly<Record<PriceSource, string>> = {
  created: 'New product',
  form: 'Product form',
  bulk: 'Bulk change',
  import: 'CSV import',
  approval: 'Approval',
  schedule: 'Schedule',
  revert: 'End of a schedule',
  other: 'Outside the back office',
};

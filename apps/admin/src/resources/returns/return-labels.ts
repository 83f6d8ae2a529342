import type { ReturnCondition, ReturnState, ReturnWish } from '@aabha/contracts/returns/returns.values';

export const STATE_LABEL: Record<ReturnState, string> = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  received: 'Arrived',
  accepted: 'Accepted',
  accepted_in_part: 'Accepted in part',
  rejected: 'Rejected',
};

export const CONDITION_LABEL: Record<ReturnCondition, string> = {
  sealed: 'Box not opened',
  opened: 'Opened, not installed',
  installed: 'Installed',
};

export const WISH_LABEL: Record<ReturnWish, string> = {
  refund: 'Refund',
  replacement: 'Replacement',
};

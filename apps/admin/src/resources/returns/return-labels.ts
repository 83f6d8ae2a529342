import {
  RETURN_STATE_NAMES,
  type ReturnCondition,
  type ReturnState,
  type ReturnWish,
} from '@aabha/contracts/returns/returns.values';

export const STATE_LABEL: Readonly<Record<ReturnState, string>> = RETURN_STATE_NAMES;

export const CONDITION_LABEL: Record<ReturnCondition, string> = {
  sealed: 'Box not opened',
  opened: 'Opened, not installed',
  installed: 'Installed',
};

export const WISH_LABEL: Record<ReturnWish, string> = {
  refund: 'Refund',
  replacement: 'Replacement',
};

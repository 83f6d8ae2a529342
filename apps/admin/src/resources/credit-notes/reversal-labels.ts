import type { InputCreditReversal } from '@aabha/contracts/credit-notes/input-credit-reversal';

/** What staff read of the reversal of the buyer's input credit. */
export const REVERSAL_LABELS: Readonly<Record<InputCreditReversal, string>> = {
  'not-needed': 'No GSTIN',
  awaited: 'Reversal awaited',
  done: 'Reversed',
};

/**
 * waiting: for stock · open: its units are taken and to be packed · shipped · delivered · cancelled: its units are back in stock
 * (docs/spec/replacements.md#states).
 */
export const REPLACEMENT_STATES = ['waiting', 'open', 'shipped', 'delivered', 'cancelled'] as const;
export type ReplacementState = (typeof REPLACEMENT_STATES)[number];

/** How staff name the states. */
export const REPLACEMENT_STATE_NAMES: Readonly<Record<ReplacementState, string>> = {
  waiting: 'Waits for stock',
  open: 'To be packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Why a replacement was cancelled whose shopper did not wait for it. */
export const REFUND_CHOSEN = 'You chose the refund.';

/** The states of a draft order as its row has them; one that was sent expires by time alone. */
export const STORED_DRAFT_STATES = ['draft', 'sent', 'paid', 'cancelled'] as const;
export type StoredDraftState = (typeof STORED_DRAFT_STATES)[number];

/** draft: being composed · sent: can be paid · paid: became an order · expired: was not paid in time · cancelled. */
export const DRAFT_ORDER_STATES = ['draft', 'sent', 'paid', 'expired', 'cancelled'] as const;
export type DraftOrderState = (typeof DRAFT_ORDER_STATES)[number];

/** How staff name the states. */
export const DRAFT_STATE_NAMES: Readonly<Record<DraftOrderState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  paid: 'Paid',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

export const DRAFT_ORDER_SORTS = ['created_at'] as const;
/** The most hours that the link of a draft order may be valid: thirty days. */
export const PAY_LINK_HOURS_MAX = 720;
export const PAY_LINK_HOURS = 24;

/** The reasons of a return; Other requires a text (docs/spec/returns-and-refunds.md#reasons). */
export const RETURN_REASONS = [
  'Defective product',
  'Wrong item delivered',
  'Product not as described',
  'Changed mind',
  'Other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** How opened the goods are that a shopper returns. */
export const RETURN_CONDITIONS = ['sealed', 'opened', 'installed'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** What the shopper would like for the goods. */
export const RETURN_WISHES = ['refund', 'replacement'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** What an inspection of returned goods ends in; one that accepts nothing rejects the return. */
export const RETURN_OUTCOMES = ['accepted', 'accepted_in_part'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** The states of a return, in their order (docs/spec/returns-and-refunds.md#states). */
export const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  ...RETURN_OUTCOMES,
  'replaced',
  'rejected',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_STATE_NAMES: Readonly<Record<ReturnState, string>> = {
  requested: 'Waiting for approval',
  approved: 'Approved',
  received: 'Arrived',
  accepted: 'Accepted',
  accepted_in_part: 'Accepted in part',
  replaced: 'Replaced',
  rejected: 'Rejected',
};

/** The reasons for which staff reject a return or a part of it; Other requires their own words. */
export const REJECTION_REASONS = [
  'We found no fault',
  'The television was damaged after delivery',
  'Parts or accessories are missing',
  'This is not the television that we sent',
  'The television did not come back to us',
  'Other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Hours that staff have for the next step of a return: to decide about it, to inspect it, to refund it. */
export const RETURN_STEP_HOURS = 48;

/** Photos of one return. */
export const RETURN_PHOTOS_MAX = 5;

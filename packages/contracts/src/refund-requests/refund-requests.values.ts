import { STAFF_ROLES, type StaffRole } from '../accounts/accounts.values';

/** part: a choice of an order · return: a return of an order · cancellation: an order that staff cancel. */
export const REFUND_REQUEST_KINDS = ['part', 'return', 'cancellation'] as const;
export type RefundRequestKind = (typeof REFUND_REQUEST_KINDS)[number];

/** How far a refund that needs a second person is (docs/spec/refund-approvals.md#states). */
export const REFUND_REQUEST_STATES = ['waiting', 'approved', 'declined', 'withdrawn', 'expired'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

export const REFUND_REQUEST_STATE_LABELS: Readonly<Record<RefundRequestState, string>> = {
  waiting: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

export const REFUND_REQUEST_KIND_LABELS: Readonly<Record<RefundRequestKind, string>> = {
  part: 'Part of an order',
  return: 'Return',
  cancellation: 'Cancellation',
};

/** The roles that may make each kind of refund at all. */
export const ROLES_OF_KIND: Readonly<Record<RefundRequestKind, readonly StaffRole[]>> = {
  part: STAFF_ROLES,
  return: ['SuperAdmin'],
  cancellation: STAFF_ROLES,
};

/** Refunds of one order by one person within this time count together. */
export const REFUNDS_COUNT_HOURS = 24;

/** After so many days without a decision a request expires. */
export const REFUND_REQUEST_DAYS = 14;

/** The default of the most that a SubAdmin refunds alone, in paise: ₹1,00,000. */
export const SUB_ADMIN_REFUND_PAISE = 1_00_000_00;

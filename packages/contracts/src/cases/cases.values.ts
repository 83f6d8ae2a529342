import type { Permission } from '../staff-roles/staff-roles.values';

/** The kinds of cases: what customers bring to the shop, beside orders. */
export const CASE_KINDS = ['complaint', 'message', 'return'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** us: the shop is to act · customer: the customer is · closed. */
export const CASE_STATES = ['us', 'customer', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Whom a case is assigned to, as the inbox is filtered by it. */
export const CASE_ASSIGNMENTS = ['me', 'nobody', 'somebody'] as const;
export type CaseAssignment = (typeof CASE_ASSIGNMENTS)[number];

export const CASE_KIND_NAMES: Readonly<Record<CaseKind, string>> = {
  complaint: 'Complaint',
  message: 'Message',
  return: 'Return',
};

export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  us: 'Waiting for us',
  customer: 'Waiting for the customer',
  closed: 'Closed',
};

/** What staff need to see and handle each kind. */
export const CASE_PERMISSIONS = {
  complaint: 'complaints',
  message: 'messages',
  return: 'returns',
} as const satisfies Record<CaseKind, Permission>;

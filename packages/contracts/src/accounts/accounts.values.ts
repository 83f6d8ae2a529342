/** The name of an account that a mailed code made, until its owner gives one (docs/spec/accounts.md#sign-in-by-code). */
export const UNNAMED_SHOPPER = 'Shopper';

export const CUSTOMER_ROLES = ['User', 'Business'] as const;
export const STAFF_ROLES = ['SubAdmin', 'SuperAdmin'] as const;
export const ROLES = [...CUSTOMER_ROLES, ...STAFF_ROLES] as const;
export type CustomerRole = (typeof CUSTOMER_ROLES)[number];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The shortest password that staff can choose (docs/spec/staff-sign-in.md#passwords). */
export const STAFF_PASSWORD_MIN = 12;

export const CUSTOMER_ROLES = ['User', 'Business'] as const;
export const STAFF_ROLES = ['SubAdmin', 'SuperAdmin'] as const;
export const ROLES = [...CUSTOMER_ROLES, ...STAFF_ROLES] as const;
export type CustomerRole = (typeof CUSTOMER_ROLES)[number];
export type StaffRole = (typeof STAFF_ROLES)[number];

import { type Role } from './accounts.schema';
import {
  CUSTOMER_ROLES,
  STAFF_ROLES,
  UNNAMED_SHOPPER,
  type CustomerRole,
  type StaffRole,
} from './accounts.values';

/** E-mails are compared in lower case (docs/spec/accounts.md#e-mail-addresses). */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the name that a person gave; empty for an account that a mailed code made (docs/spec/accounts.md#sign-in-by-code). */
export function givenName(name: string): string {
  return name === UNNAMED_SHOPPER ? '' : name;
}

export function isCustomer(role: Role): role is CustomerRole {
  return (CUSTOMER_ROLES as readonly Role[]).includes(role);
}

export function isStaff(role: Role): role is StaffRole {
  return (STAFF_ROLES as readonly Role[]).includes(role);
}

/** Passwords of the demo accounts (docs/spec/settings.md#demo-data); refused in production. */
export const DEMO_PASSWORDS: readonly string[] = [
  'Super@12345',
  'Sub@12345',
  'Shopper@12345',
  'Business@12345',
];

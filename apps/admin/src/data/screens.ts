import type { Role, StaffRole } from '@aabha/contracts/accounts/accounts.schema';

/**
 * A screen of the back office; the address below /admin-dashboard is its resource
 * (docs/spec/back-office.md#screens).
 */
export interface Screen {
  name: string;
  label: string;
  roles: readonly StaffRole[];
}

const ANY_STAFF: readonly StaffRole[] = ['SubAdmin', 'SuperAdmin'];
const SUPER_ADMIN: readonly StaffRole[] = ['SuperAdmin'];

/** All screens with their roles, in the order of the sidebar. */
export const SCREENS: readonly Screen[] = [
  { name: 'addproduct', label: 'Add Product', roles: SUPER_ADMIN },
  { name: 'allproduct', label: 'All Products', roles: SUPER_ADMIN },
  { name: 'orders', label: 'Orders', roles: ANY_STAFF },
  { name: 'coupon', label: 'Discount Coupon', roles: SUPER_ADMIN },
  { name: 'wholesale', label: 'Wholesale Products', roles: SUPER_ADMIN },
  { name: 'wholesale-bulk-orders', label: 'Bulk Orders', roles: SUPER_ADMIN },
  { name: 'area-of-services', label: 'Area of Services', roles: SUPER_ADMIN },
  { name: 'invoices', label: 'Invoices', roles: SUPER_ADMIN },
  { name: 'return-requests', label: 'Return Requests', roles: SUPER_ADMIN },
  { name: 'complaints', label: 'All Complaint Raised', roles: SUPER_ADMIN },
  { name: 'news-updates', label: 'News & Updates', roles: ANY_STAFF },
  { name: 'customers', label: 'Customers', roles: SUPER_ADMIN },
  { name: 'reviews', label: 'Reviews', roles: SUPER_ADMIN },
  { name: 'messages', label: 'Messages', roles: ANY_STAFF },
  { name: 'subscribers', label: 'Subscribers', roles: SUPER_ADMIN },
  { name: 'failures', label: 'Failed Emails & Refunds', roles: SUPER_ADMIN },
  { name: 'differences', label: 'Payment Discrepancies', roles: SUPER_ADMIN },
  { name: 'staff', label: 'Staff Accounts', roles: SUPER_ADMIN },
  { name: 'audit-log', label: 'Audit Log', roles: SUPER_ADMIN },
  { name: 'web-vitals', label: 'Web Vitals', roles: ANY_STAFF },
  { name: 'inventory', label: 'Inventory (sample)', roles: ANY_STAFF },
];

/** Returns whether a role may open a screen; false for an unknown screen. */
export function mayOpen(role: Role, resource: string): boolean {
  const screen = SCREENS.find(({ name }) => name === resource);
  return screen !== undefined && (screen.roles as readonly Role[]).includes(role);
}

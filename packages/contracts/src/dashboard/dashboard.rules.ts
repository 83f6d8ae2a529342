import { hasPermission, type PermissionHolder } from '../staff-roles/staff-roles.rules';

/** Returns whether somebody sees the sales of the dashboard: who may open the orders or the reports behind them. */
export const maySeeSales = (holder: PermissionHolder): boolean =>
  hasPermission(holder, 'orders') || hasPermission(holder, 'reports');

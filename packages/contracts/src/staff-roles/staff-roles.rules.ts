import type { Role } from '../accounts/accounts.schema';
import { PERMISSIONS, type Permission } from './staff-roles.values';

/** Somebody who may have permissions; without a list there are none. */
export interface PermissionHolder {
  role: Role;
  /** Of their staff role. Permissions of other releases open nothing. */
  permissions?: readonly string[];
}

/**
 * Returns whether somebody has a permission: a SuperAdmin every one, a SubAdmin those of their staff role, a customer none
 * (docs/spec/permissions.md#rule).
 */
export const hasPermission = (
  { role, permissions = [] }: PermissionHolder,
  permission: Permission,
): boolean => role === 'SuperAdmin' || (role === 'SubAdmin' && permissions.includes(permission));

/** A permission that is given to a role, or taken from it. */
interface PermissionChange {
  permission: Permission;
  isGranted: boolean;
}

/**
 * Returns the permissions of a role after changes, in their usual order. Changes that are already so change nothing, so that two
 * people who edit a role at the same time lose nothing of each other.
 */
export function changedPermissions(
  present: readonly string[],
  changes: readonly PermissionChange[],
): Permission[] {
  const wanted = new Map(changes.map(({ permission, isGranted }) => [permission, isGranted]));
  return PERMISSIONS.filter((permission) => wanted.get(permission) ?? present.includes(permission));
}

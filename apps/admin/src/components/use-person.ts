import { usePermissions } from 'react-admin';
import { hasPermission, type PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';

/** Returns the role and permissions of the signed-in person; undefined until they are known. */
export const usePerson = (): PermissionHolder | undefined => usePermissions<PermissionHolder>().permissions;

/** Returns whether the signed-in person has a permission; false until that is known. */
export function useHasPermission(permission: Permission): boolean {
  const person = usePerson();
  return person !== undefined && hasPermission(person, permission);
}

/** Returns whether the signed-in person is a SuperAdmin; false until that is known. */
export const useIsSuperAdmin = (): boolean => usePerson()?.role === 'SuperAdmin';

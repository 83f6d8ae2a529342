import type { AuthProvider } from 'react-admin';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import type { PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import { FIRST_PERMISSIONS, type Permission } from '@aabha/contracts/staff-roles/staff-roles.values';

/** Returns the provider of a session of staff; a SubAdmin has the role that comes with the shop unless permissions are named. */
export const signedInAs = (
  role: StaffRole,
  permissions: readonly Permission[] = role === 'SubAdmin' ? FIRST_PERMISSIONS : [],
): AuthProvider =>
  ({
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 'me', fullName: 'Asha Rao' }),
    getPermissions: (): Promise<PermissionHolder> => Promise.resolve({ role, permissions }),
  }) as unknown as AuthProvider;

import { hasPermission, type PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import { mayEnter, type Access } from './access-row';
import { PERMISSION_CALLS } from './permission-calls';

const PERSONAL: Permission = 'personal-exports';
const PERSONAL_EXPORTS: ReadonlySet<string> = new Set(PERMISSION_CALLS[PERSONAL]);

const areasOf = new Map<string, Permission[]>();
for (const [permission, procedures] of Object.entries(PERMISSION_CALLS) as [Permission, readonly string[]][])
  if (permission !== PERSONAL)
    for (const procedure of procedures)
      areasOf.set(procedure, [...(areasOf.get(procedure) ?? []), permission]);

/**
 * Returns whether somebody may call a procedure of this kind (docs/spec/permissions.md#rule). Of a SubAdmin the permissions of
 * their staff role decide where the table of permissions names the procedure, and the kind where it does not.
 */
export function mayCall(caller: PermissionHolder, procedure: string, may: Access): boolean {
  const areas = areasOf.get(procedure);
  if (caller.role !== 'SubAdmin' || areas === undefined) return mayEnter(caller.role, may);
  if (!areas.some((area) => hasPermission(caller, area))) return false;
  return !PERSONAL_EXPORTS.has(procedure) || hasPermission(caller, PERSONAL);
}

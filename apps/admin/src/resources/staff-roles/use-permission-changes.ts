import { useState } from 'react';
import type {
  ChangePermissionsInput,
  StaffRoleDetails,
} from '@aabha/contracts/staff-roles/staff-roles.schema';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';

type Change = ChangePermissionsInput['changes'][number];

/** What was ticked and unticked and is not saved yet. */
export interface PermissionChanges {
  /** As they are sent. Those that somebody else has saved meanwhile are no changes any more. */
  changes: readonly Change[];
  isGranted: (role: StaffRoleDetails, permission: Permission) => boolean;
  isChanged: (role: StaffRoleDetails, permission: Permission) => boolean;
  set: (role: StaffRoleDetails, permission: Permission, isGranted: boolean) => void;
  discard: () => void;
}

const isOf = (role: StaffRoleDetails, permission: Permission) => (change: Change) =>
  change.role === role._id && change.permission === permission;

/** Collects what is ticked and unticked, until it is saved or discarded. */
export function usePermissionChanges(roles: readonly StaffRoleDetails[]): PermissionChanges {
  const [wanted, setWanted] = useState<readonly Change[]>([]);
  const changes = wanted.filter(({ role: id, permission, is_granted: isGranted }) => {
    const role = roles.find(({ _id }) => _id === id);
    return role !== undefined && role.permissions.includes(permission) !== isGranted;
  });
  return {
    changes,
    isGranted: (role, permission) =>
      changes.find(isOf(role, permission))?.is_granted ?? role.permissions.includes(permission),
    isChanged: (role, permission) => changes.some(isOf(role, permission)),
    set: (role, permission, isGranted) =>
      setWanted((before) => [
        ...before.filter((change) => !isOf(role, permission)(change)),
        { role: role._id, permission, is_granted: isGranted },
      ]),
    discard: () => setWanted([]),
  };
}

/** Returns what changes of each role, in words: 'Packer gets Stock, loses Messages'. */
export function changeTexts(
  roles: readonly StaffRoleDetails[],
  changes: readonly Change[],
  nameOf: (permission: Permission) => string,
): string[] {
  return roles.flatMap((role) => {
    const of = (isGranted: boolean) =>
      changes
        .filter((change) => change.role === role._id && change.is_granted === isGranted)
        .map(({ permission }) => nameOf(permission));
    const parts = [
      ...(of(true).length > 0 ? [`gets ${of(true).join(', ')}`] : []),
      ...(of(false).length > 0 ? [`loses ${of(false).join(', ')}`] : []),
    ];
    return parts.length > 0 ? [`${role.name} ${parts.join('; ')}`] : [];
  });
}

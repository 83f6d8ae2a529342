import { usePermissions, useResourceDefinitions } from 'react-admin';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { mayOpen, type ResourceOptions } from '../data/resource';

/** Returns whether the signed-in person may open a resource; false until both are known. */
export function useMayOpen(): (resource: string) => boolean {
  const { permissions } = usePermissions<StaffRole>();
  const definitions = useResourceDefinitions<ResourceOptions>();
  return (resource) => permissions !== undefined && mayOpen(permissions, definitions[resource]?.options);
}

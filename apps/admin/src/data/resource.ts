import type { ComponentType } from 'react';
import type { DataProvider, RaRecord, ResourceProps } from 'react-admin';
import { hasPermission, type PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { LiveTopic } from '@aabha/contracts/live/live.values';
import type { ListQuery } from './list-query';
import type { SidebarGroup } from './sidebar-groups';

/** Named calls of a resource; a status is never changed by a generic update. */
export type Actions = Readonly<Record<string, (...input: never[]) => Promise<{ data: unknown }>>>;

/** The data access of a resource. */
export interface ResourceData {
  list?: ListQuery;
  get?: (id: string) => Promise<RaRecord>;
  actions?: Actions;
}

type Screens = Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit' | 'children' | 'recordRepresentation'>;

/** All staff, SuperAdmins only, or who has a permission, or one of several. */
type Opens = 'staff' | 'superAdmins' | Permission | readonly Permission[];

/** A resource of the back office; its name is the address below /admin-dashboard. */
export interface BackOfficeResource extends Screens {
  name: string;
  label: string;
  /** Where it stands in the sidebar, or stood if it had an icon (docs/spec/back-office.md#sidebar). */
  group: SidebarGroup;
  /** Who may open it (docs/spec/back-office.md#screens). */
  may: Opens;
  /** The icon in the sidebar; without one the resource is not listed there. */
  icon?: ResourceProps['icon'];
  data?: ResourceData;
  /** What changes its records: they are read again when one of these topics changed (docs/spec/back-office.md#live-changes). */
  live?: readonly LiveTopic[];
  /** A figure beside the label in the sidebar, made with `SidebarBadge`. */
  badge?: ComponentType;
}

/** The part of a declaration that the frame reads from react-admin's resource definitions. */
export type ResourceOptions = Pick<BackOfficeResource, 'label' | 'group' | 'may' | 'badge' | 'live'>;

/** Returns whether one of the staff may open a resource; false for an unknown resource. */
export function mayOpen(person: PermissionHolder, resource: { may: Opens } | undefined): boolean {
  if (!resource) return false;
  const { may } = resource;
  if (may === 'superAdmins') return person.role === 'SuperAdmin';
  if (may === 'staff') return person.role === 'SuperAdmin' || person.role === 'SubAdmin';
  return (typeof may === 'string' ? [may] : may).some((permission) => hasPermission(person, permission));
}

/** The data provider as the screens of a resource with these actions use it. */
export type ProviderWith<A extends Actions> = DataProvider & A;

/** Returns the actions of a resource without a list, whose module is loaded with the first call. */
export function lazyActions<A extends Actions>(
  load: () => Promise<{ actions: A }>,
  names: Readonly<Record<keyof A, true>>,
): Required<Pick<ResourceData, 'actions'>> {
  const later =
    (name: string) =>
    async (...input: never[]) =>
      (await load()).actions[name]!(...input);
  return { actions: Object.fromEntries(Object.keys(names).map((name) => [name, later(name)])) };
}

/**
 * Returns data access whose module, and the contracts that it needs, are loaded with the first call. `names`
 * lists its actions, since react-admin looks them up before.
 */
export function lazyData<A extends Actions>(
  load: () => Promise<{ list: ListQuery; actions: A }>,
  names: Readonly<Record<keyof A, true>>,
): ResourceData {
  return {
    list: async (page, params) => (await load()).list(page, params),
    ...lazyActions(load, names),
  };
}

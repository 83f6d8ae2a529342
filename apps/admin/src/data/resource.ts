import type { ComponentType } from 'react';
import type { DataProvider, RaRecord, ResourceProps } from 'react-admin';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
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

/** A resource of the back office; its name is the address below /admin-dashboard. */
export interface BackOfficeResource extends Screens {
  name: string;
  label: string;
  /** Where it stands in the sidebar, or stood if it had an icon (docs/spec/back-office.md#sidebar). */
  group: SidebarGroup;
  /** Who may open it (docs/spec/back-office.md#screens). */
  roles: readonly StaffRole[];
  /** The icon in the sidebar; without one the resource is not listed there. */
  icon?: ResourceProps['icon'];
  data?: ResourceData;
  /** What changes its records: they are read again when one of these topics changed (docs/spec/back-office.md#live-changes). */
  live?: readonly LiveTopic[];
  /** A figure beside the label in the sidebar, made with `SidebarBadge`. */
  badge?: ComponentType;
}

/** The part of a declaration that the frame reads from react-admin's resource definitions. */
export type ResourceOptions = Pick<BackOfficeResource, 'label' | 'group' | 'roles' | 'badge' | 'live'>;

export const ANY_STAFF: readonly StaffRole[] = ['SubAdmin', 'SuperAdmin'];
export const SUPER_ADMIN: readonly StaffRole[] = ['SuperAdmin'];

/** Returns whether a role may open a resource; false for an unknown resource. */
export const mayOpen = (role: Role, resource: { roles: readonly StaffRole[] } | undefined): boolean =>
  resource !== undefined && (resource.roles as readonly Role[]).includes(role);

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

import type { ResourceProps } from 'react-admin';
import { useResourceDefinitions } from 'react-admin';
import type { ComponentType } from 'react';
import type { ResourceOptions } from '../../data/resource';
import { SIDEBAR_GROUPS, type SidebarGroup } from '../../data/sidebar-groups';
import { useMayOpen } from '../use-may-open';

/** A screen in the sidebar. */
export interface SidebarItem {
  to: string;
  label: string;
  Icon: NonNullable<ResourceProps['icon']>;
  Badge?: ComponentType | undefined;
}

/** Returns the groups of the sidebar with the screens that the signed-in role may open; empty ones are left out. */
export function useSidebarGroups(): { group: SidebarGroup; items: SidebarItem[] }[] {
  const mayOpen = useMayOpen();
  const resources = Object.values(useResourceDefinitions<ResourceOptions>());
  return SIDEBAR_GROUPS.map((group) => ({
    group,
    items: resources.flatMap(({ name, icon, options }) =>
      icon && options?.group === group && mayOpen(name)
        ? [{ to: `/admin-dashboard/${name}`, label: options.label, Icon: icon, Badge: options.badge }]
        : [],
    ),
  })).filter(({ items }) => items.length > 0);
}

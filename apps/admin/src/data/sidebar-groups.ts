/** The groups of the sidebar, in its order (docs/spec/back-office.md#sidebar). */
export const SIDEBAR_GROUPS = ['Sell', 'Catalogue', 'Customers', 'Money', 'Shop', 'System'] as const;
export type SidebarGroup = (typeof SIDEBAR_GROUPS)[number];

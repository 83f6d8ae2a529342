/** The lists of the back office that have saved views, by the last part of their address (docs/spec/saved-views.md). */
export const VIEW_LISTS = [
  'orders',
  'draft-orders',
  'shipments',
  'return-requests',
  'complaints',
  'invoices',
  'credit-notes',
  'refunds',
  'coupon',
  'allproduct',
  'mail-log',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEW_NAME_MAX = 40;
/** Saved views that one person may have of one list. */
export const VIEWS_MAX = 30;
/** Filters that one view may have. */
export const VIEW_FILTERS_MAX = 30;
/** Views that are counted together: those of one person, shared and built-in ones. */
export const COUNTED_VIEWS_MAX = 60;
/** The ids of built-in views begin so; others are UUIDs. */
export const BUILT_IN_PREFIX = 'built-in:';

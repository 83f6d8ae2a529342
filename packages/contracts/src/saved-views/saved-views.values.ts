/** The lists of the back office that have saved views, by the last part of their address (docs/spec/saved-views.md). */
export const VIEW_LISTS = [
  'orders',
  'draft-orders',
  'dispatch',
  'shipments',
  'installations',
  'return-requests',
  'refund-requests',
  'coupon',
  'emi-plans',
  'bank-offers',
  'wholesale-bulk-orders',
  'allproduct',
  'price-schedule',
  'price-approvals',
  'price-history',
  'imports',
  'deleted-products',
  'specification-terms',
  'pictures',
  'reorder',
  'deliveries',
  'stock-moves',
  'wholesale',
  'reviews',
  'customers',
  'cases',
  'saved-replies',
  'complaints',
  'messages',
  'subscribers',
  'privacy-requests',
  'consents',
  'invoices',
  'credit-notes',
  'refunds',
  'settlements',
  'ledger',
  'differences',
  'e-invoices',
  'book-checks',
  'news-updates',
  'area-of-services',
  'failures',
  'mail-log',
  'api-keys',
  'webhook-deliveries',
  'audit-log',
  'audit-anchors',
  'breaches',
  'restore-drills',
  'jobs',
  'browser-reports',
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

/** What the figures of the dashboard and the badges of the sidebar are counted from. */
export const FIGURE_TOPICS = [
  'catalogue',
  'stock',
  'reviews',
  'orders',
  'complaints',
  'settings',
  'returns',
  'messages',
  'wholesale',
  'customers',
  'prices',
] as const;

/** What the back office follows without a reload: each topic names the kind of records that changed. */
export const LIVE_TOPICS = [
  ...FIGURE_TOPICS,
  'news',
  'coupons',
  'drafts',
  'deliveries',
  'lanes',
  'home',
  'installations',
  'jobs',
  'audit',
  'editing',
  /* What staff may do. */
  'permissions',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** How long a stream of changes may be silent, in milliseconds; then it sends a comment. */
export const LIVE_HEARTBEAT_MS = 15_000;

/** How often an editor says that a record is still being edited, in milliseconds. */
export const EDITING_EVERY_MS = 15_000;
/** After so long without that an editor counts as gone, in milliseconds. */
export const EDITING_ENDS_MS = 45_000;

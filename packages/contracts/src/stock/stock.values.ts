/** Why the units on hand of a television change (docs/spec/stock.md#movements). */
export const STOCK_MOVE_REASONS = [
  'opening',
  'created',
  'sale',
  'cancel',
  'reopen',
  'return',
  'refund',
  'wholesale',
  'wholesale-return',
  'count',
  'purchase',
  'damage',
  'form',
  'bulk',
  'import',
  'other',
  'replacement',
] as const;
export type StockMoveReason = (typeof STOCK_MOVE_REASONS)[number];

/** What staff read of each reason. */
export const STOCK_REASON_LABELS: Readonly<Record<StockMoveReason, string>> = {
  opening: 'Opening stock',
  created: 'New product',
  sale: 'Sale',
  cancel: 'Cancelled order',
  reopen: 'Reopened order',
  return: 'Goods back',
  refund: 'Refund of a part',
  wholesale: 'Wholesale order',
  'wholesale-return': 'Wholesale goods back',
  count: 'Count',
  purchase: 'Purchase',
  damage: 'Damage',
  form: 'Product form',
  bulk: 'Bulk change',
  import: 'CSV import',
  other: 'Outside the back office',
  replacement: 'Replacement of a return',
};

/** The reasons that staff give for a count. */
export const COUNT_REASONS = ['count', 'purchase', 'damage'] as const satisfies readonly StockMoveReason[];

/** The complete days in India whose sales a forecast is made of. */
export const FORECAST_DAYS = 28;
/** The days of the shop's own reorder rule, before it publishes others (docs/spec/stock.md#reorder-rules). */
export const LEAD_DAYS = 14;
export const REVIEW_DAYS = 7;
export const RULE_DAYS_MAX = 365;
/** When the daily mail of what to order is sent, in India. */
export const REORDER_MAIL_TIME = '09:00';
export const REORDER_MAIL_TO_MAX = 10;
/** Units of one movement, delivery or rule. */
export const UNITS_MAX = 1_000_000;

/** What a list of televisions to order can be narrowed to. */
export const REORDER_NEEDS = ['order', 'runs-out', 'late', 'waited-for'] as const;
type ReorderNeed = (typeof REORDER_NEEDS)[number];
export const REORDER_NEED_LABELS: Readonly<Record<ReorderNeed, string>> = {
  order: 'To order',
  'runs-out': 'Runs out before it arrives',
  late: 'A delivery is late',
  'waited-for': 'People wait for it',
};
export const REORDER_SORTS = ['suggestion', 'cover', 'sold', 'free', 'expected', 'waiting', 'name'] as const;

/** expected: nothing has come · partly: some has · received: all has · cancelled: the rest was given up. */
export const DELIVERY_STATES = ['expected', 'partly', 'received', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  expected: 'Expected',
  partly: 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
};
/** What the list of deliveries can be narrowed to. */
export const DELIVERY_FILTERS = ['open', 'late', 'received', 'cancelled'] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];
export const DELIVERY_FILTER_LABELS: Readonly<Record<DeliveryFilter, string>> = {
  open: 'Still to come',
  late: 'Late',
  received: 'Received',
  cancelled: 'Cancelled',
};

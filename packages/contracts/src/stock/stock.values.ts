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
};

/** The reasons that staff give for a count. */
export const COUNT_REASONS = ['count', 'purchase', 'damage'] as const satisfies readonly StockMoveReason[];

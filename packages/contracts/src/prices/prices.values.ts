/** How a price came to be in force. */
export const PRICE_SOURCES = [
  'created',
  'form',
  'bulk',
  'import',
  'approval',
  'schedule',
  'revert',
  'other',
] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** What staff have asked for, and how far it is (docs/spec/prices.md#states). */
export const PRICE_CHANGE_STATES = [
  'Proposed',
  'Scheduled',
  'Active',
  'Done',
  'Rejected',
  'Cancelled',
  'Replaced',
  'Missed',
] as const;
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number];

/** States in which a scheduled change has its time to itself. */
export const OPEN_SCHEDULE_STATES = ['Proposed', 'Scheduled', 'Active'] as const;

/** The two lists of price changes: with a start of their own, and those that needed a second person. */
export const PRICE_CHANGE_KINDS = ['scheduled', 'approval'] as const;

/** A price that falls by more than this needs a second person (docs/spec/prices.md#second-person). */
export const LARGE_DROP_PERCENT = 30;
/** What staff read when they saved such a price, and what a bulk change or an import says of several. */
export const PRICE_HELD_TEXT =
  'Saved, except the price: it would fall by more than 30%, so a second person has to approve it.';
export const pricesHeldText = (count: number): string =>
  count === 1
    ? '1 price falls by more than 30% and waits for a second person.'
    : `${count} prices fall by more than 30% and wait for a second person.`;
/** Within so many hours the highest price counts, so that two smaller drops are one. */
export const DROP_WITHIN_HOURS = 24;
/** The days before a reduction whose lowest price is shown beside it. */
export const LOWEST_WITHIN_DAYS = 30;
/** How far ahead a change can be scheduled. */
export const SCHEDULE_AHEAD_DAYS = 366;

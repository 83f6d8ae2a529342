/** What the sales report can be grouped by. */
export const SALES_GROUPS = ['day', 'state', 'brand', 'size', 'technology'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];

/** Spans of days up to and with today; `month` and `year` (April to March) begin on their first day. */
export const REPORT_PRESETS = ['today', '7', '30', '90', 'month', 'last-month', 'year'] as const;
export type ReportPreset = (typeof REPORT_PRESETS)[number];

/** The longest range of a report: three years. */
export const REPORT_DAYS_MAX = 1096;

/** The key of a group that no television has: delivery and round-off. */
export const WITHOUT_TELEVISION = '';
/** The key of televisions that lack the fact which is grouped by. */
export const NOT_STATED = '-';

/** What the returns report can be grouped by. */
export const RETURNS_GROUPS = ['model', 'brand', 'reason'] as const;
export type ReturnsGroup = (typeof RETURNS_GROUPS)[number];

/** What the report of kept promises can be grouped by. */
export const PROMISE_GROUPS = ['center', 'state', 'courier'] as const;
export type PromiseGroup = (typeof PROMISE_GROUPS)[number];

/**
 * How a delivery stands to the last day that was promised: on it or before, 1, 2 to 3, or more days late; `none` where no day
 * was promised; `open` while the order is not delivered.
 */
export const PROMISE_OUTCOMES = ['kept', 'late-1', 'late-2-3', 'late-more', 'none', 'open'] as const;
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number];

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

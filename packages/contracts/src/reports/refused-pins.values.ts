/** What checks of PIN codes without delivery can be grouped by. */
export const REFUSED_PIN_GROUPS = ['area', 'district', 'state', 'pin'] as const;
export type RefusedPinGroup = (typeof REFUSED_PIN_GROUPS)[number];

/** Days that the counts are kept: thirteen months, so that a month can be compared with the year before. */
export const REFUSED_PIN_DAYS = 400;

/** The most rows of a response; a CSV file has all. */
export const REFUSED_PIN_ROWS_MAX = 500;

/** Lowest first. */
export const RESOLUTIONS = ['HD Ready', 'Full HD', '4K Ultra HD', '8K'] as const;
/** Simplest first. */
export const TECHNOLOGIES = ['LED', 'QLED', 'Mini-LED', 'OLED'] as const;
export const STOCK_FILTERS = ['in', 'out'] as const;

/** Limits of the list's filters. */
export const FACET_VALUES_MAX = 50;
export const FACET_NAME_MAX = 100;
export const SCREEN_INCHES_MAX = 500;
export const BEE_STARS_MAX = 5;

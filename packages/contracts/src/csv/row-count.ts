/** The header of an exported file that tells how many rows it has, so that a reader knows whether it came whole. */
export const ROW_COUNT_HEADER = 'x-row-count';

/** The header with the number of rows of an exported file, so that a client can check that it is complete. */
export const ROW_COUNT_HEADER = 'x-row-count';

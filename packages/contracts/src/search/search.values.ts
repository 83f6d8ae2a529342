/** Shorter texts find nothing in the search of the back office. */
export const SEARCH_TEXT_MIN = 3;

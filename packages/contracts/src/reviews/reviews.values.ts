/** Stars of a review, worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

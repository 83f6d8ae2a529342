/** Stars of a review, worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Orders of a list of reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Stars of a review, worst first. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Photos of one review. */
export const REVIEW_PHOTOS_MAX = 4;

/** Days for which hidden photos, and those of removed reviews, can be shown again. */
export const HIDDEN_PHOTO_DAYS = 90;

/** Orders of a list of reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

import { allow, refuse, type Verdict } from '../errors/verdict';

/** The rating stored with a product: the sum of stars and the number of its visible reviews. */
export interface RatingChange {
  stars: number;
  count: number;
}

/** What a review adds to the rating of its product when it is written or restored. */
export function ratingOf(review: { rating: number }): RatingChange {
  return { stars: review.rating, count: 1 };
}

/** What a review takes from the rating of its product when it is removed. */
export function ratingWithout(review: { rating: number }): RatingChange {
  return { stars: 0 - review.rating, count: -1 };
}

/** May staff remove a review? Not one that is removed: its reason, which the author was mailed, stays. */
export function checkReviewRemoval(review: { removedAt: string | null }): Verdict {
  return review.removedAt === null ? allow : refuse('REVIEW_REMOVED');
}

/** May staff hide a photo? Not a hidden one: its reason, which the author was mailed, stays. */
export function checkPhotoHiding(photo: { hiddenAt: string | null }): Verdict {
  return photo.hiddenAt === null ? allow : refuse('REVIEW_PHOTO_HIDDEN');
}

/** May staff show a photo again? */
export function checkPhotoShowing(photo: { hiddenAt: string | null }): Verdict {
  return photo.hiddenAt === null ? refuse('REVIEW_PHOTO_SHOWN') : allow;
}

/** May staff restore a review? */
export function checkReviewRestoration(review: { removedAt: string | null }): Verdict {
  return review.removedAt === null ? refuse('REVIEW_NOT_REMOVED') : allow;
}

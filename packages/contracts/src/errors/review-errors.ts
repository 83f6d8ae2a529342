/** Refusals of reviews. */
export const REVIEW_ERRORS = {
  REVIEW_NOT_FOUND: { status: 404, message: 'Review not found.' },
  REVIEW_REMOVED: { status: 409, message: 'This review is already removed.' },
  REVIEW_NOT_REMOVED: { status: 409, message: 'This review is not removed.' },
  REVIEW_PHOTO_NOT_FOUND: { status: 404, message: 'This photo no longer exists.' },
  REVIEW_PHOTO_HIDDEN: { status: 409, message: 'This photo is already hidden.' },
  REVIEW_PHOTO_SHOWN: { status: 409, message: 'This photo is not hidden.' },
  REVIEW_TWICE: { status: 409, message: 'You have already reviewed this product.' },
} as const;

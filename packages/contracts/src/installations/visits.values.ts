/** Photos of a visit that is done, at most. */
export const VISIT_PHOTOS_MAX = 4;
/** Digits of the code that a customer tells the technician. */
export const VISIT_CODE_DIGITS = 4;
/** Wrong codes that a link takes. */
export const VISIT_CODE_TRIES = 5;
/** A link works until so many days after the day of its visit. */
export const VISIT_LINK_DAYS = 2;
/** Links that no longer work are deleted this many days after their visit. */
export const VISIT_LINK_KEPT_DAYS = 30;

/** Why a technician could not install a television. */
export const VISIT_FAILURES = ['nobody', 'missing', 'damaged', 'place', 'other'] as const;
export type VisitFailure = (typeof VISIT_FAILURES)[number];
export const VISIT_FAILURE_LABELS: Readonly<Record<VisitFailure, string>> = {
  nobody: 'Nobody was at home',
  missing: 'The television was not there',
  damaged: 'The television is damaged',
  place: 'It cannot be installed at that place',
  other: 'Another reason',
};

/** How a technician's page stands: `ended` once the visit is cancelled. */
export const VISIT_STATES = ['open', 'done', 'failed', 'ended'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

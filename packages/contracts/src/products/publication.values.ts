/** Whether a television is for shoppers (docs/spec/products.md#drafts). */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** How far ahead a television is scheduled. */
export const PUBLISH_DAYS_MAX = 365;

/**
 * How the warranty of a television stands: not begun before it was delivered; covered whole, then the panel alone with an
 * extended warranty, then over; returned to the shop, or replaced by another television.
 */
export const COVER_STATES = ['waiting', 'covered', 'extended', 'over', 'returned', 'replaced'] as const;
export type CoverState = (typeof COVER_STATES)[number];

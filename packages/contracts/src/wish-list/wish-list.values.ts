/** Televisions in the wish list of one person, signed in or not. */
export const WISHES_MAX = 100;

/** Where browsers store the wish list of a visitor. */
export const VISITOR_WISHES_KEY = 'visitor-wishes';

/** Why a television of a visitor's wish list is not in that of the account after the sign-in. */
export const WISH_LEFT_REASONS = ['not-sold', 'full'] as const;
export type WishLeftReason = (typeof WISH_LEFT_REASONS)[number];

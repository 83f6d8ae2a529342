/** How an offer of a television stands; all but the first have ended. `ended`: the television came back to the shop. */
export const OFFER_STATES = ['open', 'accepted', 'withdrawn', 'declined', 'expired', 'ended'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What precedes the token of an offer in the address of its page, which is otherwise that of a passport. */
export const OFFER_PREFIX = 'offer-';

/** Days for which a television is offered to somebody else. */
export const OFFER_DAYS = 14;
/** Days for which an offer is kept that has ended. */
export const OFFER_KEPT_DAYS = 90;

/** Refusals about offers of banks. */
export const BANK_OFFER_ERRORS = {
  BANK_OFFER_NOT_FOUND: { status: 404, message: 'This bank offer does not exist.' },
  BANK_OFFER_OVER: { status: 409, message: 'This bank offer has been ended already.' },
  BANK_OFFER_EXISTS: { status: 409, message: 'Another bank offer has this offer of the provider.' },
  BANK_OFFERS_FULL: {
    status: 409,
    message: 'There are 50 bank offers that are not over. Please end some that are no longer given.',
  },
} as const;

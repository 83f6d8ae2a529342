/** What has to be paid with. */
export const OFFER_METHODS = ['credit', 'debit', 'upi', 'emi'] as const;
export type OfferMethod = (typeof OFFER_METHODS)[number];
export const OFFER_METHOD_NAMES: Readonly<Record<OfferMethod, string>> = {
  credit: 'Credit card',
  debit: 'Debit card',
  upi: 'UPI',
  emi: 'EMI',
};

/** The bank takes an instant discount off while the buyer pays; cashback comes from the bank later. */
export const OFFER_BENEFITS = ['instant', 'cashback'] as const;
export type OfferBenefit = (typeof OFFER_BENEFITS)[number];
export const OFFER_BENEFIT_NAMES: Readonly<Record<OfferBenefit, string>> = {
  instant: 'Instant discount',
  cashback: 'Cashback',
};

/** An offer will begin, is in force, or is over or ended. */
export const OFFER_STATES = ['current', 'scheduled', 'past'] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const OFFER_STATE_NAMES: Readonly<Record<OfferState, string>> = {
  current: 'In force',
  scheduled: 'Begins later',
  past: 'Over',
};

export const OFFER_BANK_MAX = 60;
export const OFFER_NOTE_MAX = 120;
export const OFFER_TELEVISIONS_MAX = 200;
/** Offers that are in force or begin later; an order names at most 50 to the payment provider. */
export const BANK_OFFERS_MAX = 50;

/** What a plan is paid with: a credit card, a debit card, or a loan of a lender without a card. */
export const EMI_KINDS = ['card', 'debit', 'cardless'] as const;
export type EmiKind = (typeof EMI_KINDS)[number];
export const EMI_KIND_NAMES: Readonly<Record<EmiKind, string>> = {
  card: 'Credit card',
  debit: 'Debit card',
  cardless: 'Cardless',
};

/** A plan will begin, is offered, or is over. */
export const EMI_STATES = ['current', 'scheduled', 'past'] as const;
export type EmiState = (typeof EMI_STATES)[number];
export const EMI_STATE_NAMES: Readonly<Record<EmiState, string>> = {
  current: 'Offered now',
  scheduled: 'Begins later',
  past: 'Over',
};

export const EMI_MONTHS_MIN = 2;
export const EMI_MONTHS_MAX = 60;
export const EMI_RATE_MAX = 60;
export const EMI_BANK_MAX = 60;
/** Plans of the table, over ones among them; more would make the page of a television heavy. */
export const EMI_PLANS_MAX = 500;

/** GST on interest and fees of lenders, in percent. */
export const LENDING_GST_PERCENT = 18;

/** Offers that an order names to the payment provider at most. */
export const EMI_OFFERS_MAX = 50;

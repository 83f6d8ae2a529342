/** A rate will begin, is in force, or was replaced by a later one of the same code. */
export const TAX_RATE_STATES = ['scheduled', 'current', 'past'] as const;
export type TaxRateState = (typeof TAX_RATE_STATES)[number];

/** needed: none is entered yet · entered: it has a number · not-needed. */
export const EWAY_BILL_STATES = ['not-needed', 'needed', 'entered'] as const;
export type EwayBillState = (typeof EWAY_BILL_STATES)[number];

/** B2B: the invoice names the GSTIN of its buyer, who can claim its tax as input credit. B2C: any other. */
export const BUYER_TYPES = ['B2B', 'B2C'] as const;
export type BuyerType = (typeof BUYER_TYPES)[number];

/* The lines that add up to a total. */

export { shownBreakdown } from '@aabha/contracts/pricing/breakdown';
export const flatShippingFee = 'Shipping (flat fee)';
export const total = 'Total';

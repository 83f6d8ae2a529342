/* Coupons that the shop names: on the page of a television and in the cart. */

interface Conditions {
  percent: number;
  /** What the goods have to cost at least; undefined without a minimum. */
  minimum: string | undefined;
  /** The last day. */
  lastDay: string;
  /** Uses of one person; null for any number. */
  timesEach: number | null;
  isForFirstOrder: boolean;
  isLimited: boolean;
}

export const coupons = 'Coupons';
export const howToUse = 'Enter the code in your cart. Prices are for one television, without shipping.';
export const conditions = (of: Conditions) =>
  [
    of.minimum ? `${of.percent}% off on ${of.minimum} or more` : `${of.percent}% off`,
    `until ${of.lastDay}`,
    of.timesEach !== null && (of.timesEach === 1 ? 'once per person' : `${of.timesEach} times per person`),
    of.isForFirstOrder && 'for your first order',
    of.isLimited && 'while it lasts',
  ]
    .filter(Boolean)
    .join(', ');
export const priceWith = (price: string) => `${price} with this coupon`;
export const youSave = (amount: string) => `You save ${amount}`;
export const forThisCart = 'Coupons for this cart';
export const use = 'Use';
export const useCode = (code: string) => `Use ${code}`;

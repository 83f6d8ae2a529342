/**
 * The demo's coupons (docs/spec/coupons.md#demo-coupons); `days` from the day of loading to the last day they are good. Shoppers are told of the shown ones.
 */
export const COUPONS = [
  { code: 'WELCOME10', discountPercent: 10, days: 365, isShown: true },
  { code: 'FESTIVE15', discountPercent: 15, days: 120, isShown: false },
  { code: 'OLDGLOW', discountPercent: 20, days: -30, isShown: false },
] as const;

/**
 * The demo's coupons (docs/spec/coupons.md#demo-coupons); `days` from the day of loading to the last day they are good.
 */
export const COUPONS = [
  { code: 'WELCOME10', discountPercent: 10, days: 365 },
  { code: 'FESTIVE15', discountPercent: 15, days: 120 },
  { code: 'OLDGLOW', discountPercent: 20, days: -30 },
] as const;

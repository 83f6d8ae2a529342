const RULES = [
  ...['money/money', 'pricing/pricing', 'pricing/breakdown', 'cart/cart.rules', 'cart/fill-line'],
  ...['checkout/checkout.rules', 'coupons/coupons.rules', 'coupons/coupon-refusal'],
  ...['bank-offers/bank-offers.rules', 'emi/emi-cost.rules', 'emi/emi-plans.rules'],
  ...['orders/orders.rules', 'orders/status-after.rules', 'refunds/refund-plan'],
  ...['returns/returns.rules', 'returns/return-state.rules', 'returns/return-windows.rules'],
  ...['gst/gst', 'gst/gstin', 'gst/place-of-supply', 'tax-rates/tax-rates.rules'],
  ...['invoices/invoices.rules', 'credit-notes/input-credit-reversal'],
  ...['stock/reorder.rules', 'stock/deliveries.rules', 'accounts/accounts.rules'],
  'staff-roles/staff-roles.rules',
].map((path) => `packages/contracts/src/${path}.ts`);

/** What decides about access by its tables. The tables themselves are data, which `accepted-access.txt` holds row by row. */
const ACCESS = ['access-row', 'access', 'key-scopes', 'may-call'].map(
  (name) => `apps/api/src/core/${name}.ts`,
);

/** Files whose mistakes cost money, stock or secrets: their tests have to notice a changed operator, number or condition. */
export const MUTATED = [...RULES, ...ACCESS];

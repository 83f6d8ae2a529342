/* The page of wholesale orders, as search engines show it. */

export const wholesaleOrders = 'Wholesale orders';
export const description =
  'Wholesale televisions for hotels, offices, schools and shops: lower prices from five units, with a GST invoice. No account needed.';

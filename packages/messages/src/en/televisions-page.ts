/* The page of the list of televisions. */

export const televisions = 'Televisions';
export const resultsFor = (search: string) => `Results for “${search}”`;
export const description =
  'Compare LED, QLED, Mini-LED and OLED televisions by size, price and star rating. Prices include all taxes; delivered across India with a GST invoice.';

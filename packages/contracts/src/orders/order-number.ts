/** How many characters of an id make an order's number. */
export const ORDER_NUMBER_LENGTH = 8;

/**
 * Returns the number of an order: the last 8 characters of its id, in upper case. Shoppers and staff see this one
 * everywhere but on the dashboard and on wholesale orders, where the last 6 are specified, which are the end of it
 * (docs/spec/orders.md#order-numbers).
 */
export const orderNumber = (id: string): string => shortId(id, ORDER_NUMBER_LENGTH);

/** Returns the search text of a typed order number, which may begin with `#` as it is shown. */
export const searchedNumber = (text: string): string => text.trim().replace(/^#\s*/, '');

/** Returns the last characters of an id, in upper case: 8 for an order's number, 6 where the specification says so. */
export function shortId(id: string, length: 6 | 8): string {
  return id.slice(-length).toUpperCase();
}

/* The bar that stays on the page of a television. */

export const buy = (name: string) => `Buy ${name}`;
export const emiFrom = (price: string) => `From ${price} a month`;

/* The button that saves a television in the wish list; it loads after the first view of the page of a television. */

export const saveToWishList = 'Save to wish list';
export const seeWishList = 'See wish list';
export const isFull = (most: number) =>
  `Your wish list has ${most} televisions already. Please remove one of them first.`;

import { counted } from '@aabha/contracts/counts/counts';

/* Components of the design system. */

export const close = 'Close';
export const mrp = (price: string) => `MRP ${price}`;
export const lowestBefore = (price: string) => `Lowest in the 30 days before: ${price}`;
export const save = (amount: string, percent: number) => `Save ${amount} (${percent}%)`;
export const fromAMonth = (price: string) => `From ${price} a month`;
export const noReviewsYet = 'No reviews yet';
export const outOfFive = (rating: string) => `${rating} out of 5`;
export const outOfFiveBy = (rating: string, count: number) =>
  `${rating} out of 5, ${counted(count, 'review')}`;

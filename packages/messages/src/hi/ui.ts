import { formatCount } from '@aabha/contracts/counts/counts';

/* Components of the design system. */

export const close = 'बंद करें';
export const mrp = (price: string) => `MRP ${price}`;
export const lowestBefore = (price: string) => `पहले के 30 दिनों में सबसे कम: ${price}`;
export const save = (amount: string, percent: number) => `${amount} की बचत (${percent}%)`;
export const fromAMonth = (price: string) => `${price} प्रति माह से`;
export const noReviewsYet = 'अभी कोई रिव्यू नहीं';
export const outOfFive = (rating: string) => `5 में से ${rating}`;
export const outOfFiveBy = (rating: string, count: number) => `5 में से ${rating}, ${formatCount(count)} रिव्यू`;

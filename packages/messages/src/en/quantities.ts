import { counted, formatCount } from '@aabha/contracts/counts/counts';

export const items = (count: number) => counted(count, 'item');
export const stars = (count: number) => counted(count, 'star');
/** How many televisions there are; with `isMore` at least as many. */
export const televisions = (count: number, isMore?: boolean) =>
  isMore ? `${formatCount(count)}+ televisions` : counted(count, 'television');
export const units = (count: number) => counted(count, 'unit');
export { warrantyDuration } from '@aabha/contracts/products/products.rules';

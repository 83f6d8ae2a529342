import { counted } from '@aabha/contracts/counts/counts';

export const items = (count: number) => counted(count, 'item');
export const stars = (count: number) => counted(count, 'star');
export const televisions = (count: number) => counted(count, 'television');
export const units = (count: number) => counted(count, 'unit');
export { warrantyDuration } from '@aabha/contracts/products/products.rules';

import { formatCount } from '@aabha/contracts/counts/counts';
import { plural } from './plural';

export const items = (count: number) => `${formatCount(count)} ${plural(count, 'चीज़', 'चीज़ें')}`;
export const stars = (count: number) => `${formatCount(count)} स्टार`;
export const televisions = (count: number, isMore?: boolean) =>
  `${formatCount(count)}${isMore ? '+' : ''} टीवी`;
export const units = (count: number) => `${formatCount(count)} यूनिट`;
export function warrantyDuration(months: number): string {
  if (months < 12) return `${months} ${plural(months, 'महीना', 'महीने')}`;
  return months % 12 === 0 ? `${months / 12} साल` : `${(months / 12).toFixed(1)} साल`;
}

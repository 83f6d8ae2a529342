import { actionText, thingText } from '../../data/action-text';
import { formatCount, formatNumber } from '../../data/number-format';
import type { AuditRecord } from './audit-record';

type Batch = NonNullable<AuditRecord['batch']>;

/** Returns how many entries a batch has: `318 changed together`. */
export const batchText = ({ entries }: Pick<Batch, 'entries'>): string =>
  `${formatNumber(entries)} changed together`;

/** Returns a noun within a sentence: `product`, but `EMI plan`. */
const inSentence = (noun: string) =>
  /^.[A-Z]/.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);

function pluralOf(noun: string): string {
  if (noun.endsWith('s')) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Returns what a part of a batch is: `Product updated by import: 412 products`. */
export function kindText({ action, entity, entries }: Batch['kinds'][number]): string {
  const noun = inSentence(thingText(entity));
  return `${actionText(action)}: ${formatCount(entries, noun, pluralOf(noun))}`;
}

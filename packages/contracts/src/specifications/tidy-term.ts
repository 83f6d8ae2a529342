import { foldKey } from './fold-key';
import type { TermFields } from './specifications.schema';

/** Returns a term whose unit, choices and better value are those that its type has: a number alone has a unit, a choice alone a list. */
export const tidyTerm = <T extends Pick<TermFields, 'type' | 'unit' | 'choices' | 'better'>>(
  fields: T,
): T => ({
  ...fields,
  unit: fields.type === 'number' ? fields.unit : null,
  choices: fields.type === 'choice' ? fields.choices : [],
  better: fields.type === 'number' || fields.type === 'yes-no' ? fields.better : 'none',
});

const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Returns the other names of a term as they are stored: its own is none of them, and of two with the same letters the first counts. In one order. */
export function otherNames(name: string, aliases: readonly string[]): string[] {
  const byFold = new Map(aliases.toReversed().map((alias) => [foldKey(alias), alias]));
  byFold.delete(foldKey(name));
  return [...byFold.values()].toSorted((a, b) => inOrder(a.toLowerCase(), b.toLowerCase()));
}

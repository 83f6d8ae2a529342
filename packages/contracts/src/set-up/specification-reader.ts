import type { SpecificationGroup } from '../products/products.schema';
import { foldKey } from '../specifications/fold-key';
import { termFinder } from '../specifications/term-finder';
import { SET_UP_NAMES, type SetUpName } from './set-up.values';

interface Term {
  name: string;
  aliases: readonly string[];
}

export type SpecificationReader = (name: SetUpName) => string | undefined;

/**
 * Returns a function that gives what a television states under a name, or under another name of its term in the dictionary;
 * undefined where it states nothing.
 */
export function specificationReader(
  groups: readonly SpecificationGroup[],
  terms: readonly Term[],
): SpecificationReader {
  const termOf = termFinder(terms);
  const stated = new Map<string, string>();
  for (const { key, value } of groups.flatMap(({ data }) => data)) {
    const folded = foldKey(key);
    if (value.trim() !== '' && !stated.has(folded)) stated.set(folded, value.trim());
  }
  return (name) => {
    const known: readonly string[] = SET_UP_NAMES[name];
    const others = known.flatMap((one) => {
      const term = termOf(one);
      return term ? [term.name, ...term.aliases] : [];
    });
    const key = [...known, ...others].map(foldKey).find((folded) => stated.has(folded));
    return key === undefined ? undefined : stated.get(key);
  };
}

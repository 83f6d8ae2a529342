import { foldKey } from './fold-key';

interface NamedTerm {
  name: string;
  aliases: readonly string[];
}

/** Returns a function that finds the term of a name as somebody wrote it; undefined for one that no term has. */
export function termFinder<T extends NamedTerm>(terms: readonly T[]): (key: string) => T | undefined {
  const byKey = new Map(
    terms.flatMap((term) => [term.name, ...term.aliases].map((name) => [foldKey(name), term] as const)),
  );
  return (key) => byKey.get(foldKey(key));
}

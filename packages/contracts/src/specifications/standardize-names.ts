import { foldKey } from './fold-key';

interface NamedPair {
  key?: string | null;
}
interface PairGroup<P extends NamedPair> {
  data?: readonly P[] | null;
}

/** What the standard names change in the specifications of a television. */
export interface StandardizedNames<G> {
  groups: G[];
  /** The names that are replaced, in their order. */
  renamed: { from: string; to: string }[];
  /** Names that stay as they are written, since another specification has their standard name. */
  kept: { name: string; standard: string }[];
}

/**
 * Returns the specifications of a television with the standard names of the dictionary in place of other spellings
 * (docs/spec/specifications.md#standard-names). `nameOf` returns the standard name of a name; undefined where no term has it. Of
 * several specifications with one standard name the one that has it already counts, else the first; the others stay as written.
 */
export function standardizeNames<P extends NamedPair, G extends PairGroup<P>>(
  groups: readonly (G & PairGroup<P>)[],
  nameOf: (name: string) => string | undefined,
): StandardizedNames<G> {
  const pairs = groups.flatMap(({ data }) => [...(data ?? [])]);
  const standardOf = ({ key }: NamedPair) => (key ? nameOf(key) : undefined);
  const holders = new Map<string, NamedPair>();
  const hold = (pair: NamedPair) => {
    const standard = standardOf(pair);
    if (standard !== undefined && !holders.has(foldKey(standard))) holders.set(foldKey(standard), pair);
  };
  for (const pair of pairs) if (standardOf(pair) === pair.key) hold(pair);
  for (const pair of pairs) hold(pair);
  const renamed: StandardizedNames<G>['renamed'] = [];
  const kept: StandardizedNames<G>['kept'] = [];
  const standardized = (pair: P): P => {
    const standard = standardOf(pair);
    const name = pair.key ?? '';
    if (standard === undefined || standard === name) return pair;
    if (holders.get(foldKey(standard)) !== pair) {
      kept.push({ name, standard });
      return pair;
    }
    renamed.push({ from: name, to: standard });
    return { ...pair, key: standard };
  };
  return {
    groups: groups.map((group) => (group.data ? { ...group, data: group.data.map(standardized) } : group)),
    renamed,
    kept,
  };
}

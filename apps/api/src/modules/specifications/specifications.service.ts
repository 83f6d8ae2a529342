import { foldKey } from '@aabha/contracts/specifications/fold-key';
import { parseSpecificationValue } from '@aabha/contracts/specifications/parse-specification-value';
import type { KnownSpecification } from '@aabha/contracts/specifications/specifications.schema';
import { termFinder } from '@aabha/contracts/specifications/term-finder';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { selectSpecifications, selectStandardNames } from './specification-names.queries';
import { selectDictionary, withAliases } from './specification-terms.queries';

/** Returns the whole dictionary, by group and place (docs/spec/specifications.md). */
export async function getDictionary(ctx: Pick<RequestContext, 'db'>) {
  return { termList: (await selectDictionary(ctx.db)).map(withAliases) };
}

/** Returns a function that gives the standard name of each of some names; undefined for one that no term has. */
export async function standardNamesOf(
  db: DbOrTx,
  keys: readonly string[],
): Promise<(key: string) => string | undefined> {
  const rows = await selectStandardNames(db, [...new Set(keys.map(foldKey))]);
  const standardOf = new Map(rows.map(({ folded, standard }) => [folded, standard]));
  return (key) => standardOf.get(foldKey(key));
}

/**
 * Returns what the dictionary knows of the specifications of listed televisions, with the terms
 * (docs/spec/specifications.md#comparison). Televisions that are not listed are left out.
 */
export async function knownSpecifications(
  ctx: Pick<RequestContext, 'db'>,
  { ids }: { ids: readonly string[] },
) {
  const [{ termList }, televisions] = await Promise.all([
    getDictionary(ctx),
    selectSpecifications(ctx.db, ids),
  ]);
  const termOf = termFinder(termList);
  const specifications: KnownSpecification[] = [];
  for (const { id: product, specifications: groups } of televisions)
    for (const { key, value } of groups.flatMap(({ data }) => data)) {
      const term = termOf(key);
      if (!term) continue;
      const { text, amount, isYes, note, problem } = parseSpecificationValue(value, term);
      specifications.push({
        ...{ product, key, term: term._id, text, amount, note },
        ...{ is_yes: isYes, is_understood: problem === null },
      });
    }
  const shown = new Set(specifications.map(({ term }) => term));
  return { terms: termList.filter(({ _id }) => shown.has(_id)), specifications };
}

import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { PresentTerm } from '@aabha/contracts/specifications/plan-term-rows';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import { otherNames } from '@aabha/contracts/specifications/tidy-term';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { insertTerms, replaceNamesOf, updateTerms } from './import-terms.queries';
import { nameGroup, selectDictionary, withAliases } from './specification-terms.queries';

/** Returns all terms, as an import and its undo compare them. */
export async function presentTerms(db: DbOrTx): Promise<PresentTerm[]> {
  return (await selectDictionary(db))
    .map(withAliases)
    .map((term) => ({ ...term, aliases: otherNames(term.name, term.aliases) }));
}

/** Returns the fields of a term, without its id. */
export const fieldsOfTerm = ({ _id, ...fields }: PresentTerm): TermFields => fields;

/**
 * Adds and changes terms with their names, and gives the other terms of their groups the same Hindi name. The dictionary is
 * locked, and no two terms have a name afterwards. Returns the id of each, in their order.
 */
export async function writeTerms(
  tx: Tx,
  changes: readonly { id: string | undefined; fields: TermFields }[],
): Promise<string[]> {
  const added = changes.filter(({ id }) => id === undefined).map(({ fields }) => fields);
  const idOf = await insertTerms(tx, added);
  const written = changes.map(({ id, fields }) => ({ id: id ?? idOf.get(foldKey(fields.name))!, fields }));
  await updateTerms(
    tx,
    written.filter((_, index) => changes[index]?.id !== undefined),
  );
  await replaceNamesOf(tx, written);
  const groups = new Map(written.map(({ fields }) => [fields.group, fields]));
  for (const fields of groups.values()) await nameGroup(tx, fields);
  return written.map(({ id }) => id);
}

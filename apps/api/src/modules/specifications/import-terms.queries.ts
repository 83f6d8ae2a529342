import { sql } from 'drizzle-orm';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import type { Tx } from '@aabha/db/client';
import { anyOf } from '@aabha/db/packed-ids';
import { specificationNames, specificationTerms } from '@aabha/db/schema/specifications';
import { termColumns } from './specification-terms.queries';

const terms = specificationTerms;

/** Rows of one statement: well below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 5000;

/**
 * Locks the whole dictionary until the transaction ends. Reads go on. An act on one term locks its row first, so this lock has to
 * exclude row locks as well: with a weaker one each would wait for the other.
 */
export async function lockDictionary(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${terms} in exclusive mode`);
}

/** Inserts terms without their names. Returns the id of each by its folded name. */
export async function insertTerms(tx: Tx, added: readonly TermFields[]): Promise<Map<string, string>> {
  if (added.length === 0) return new Map();
  const rows = await tx
    .insert(terms)
    .values(added.map(termColumns))
    .returning({ id: terms.id, name: terms.name });
  return new Map(rows.map(({ id, name }) => [foldKey(name), id]));
}

/** Updates terms, but for their names. */
export async function updateTerms(
  tx: Tx,
  changed: readonly { id: string; fields: TermFields }[],
): Promise<void> {
  if (changed.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(terms)
    .values(changed.map(({ id, fields }) => ({ id, ...termColumns(fields) })))
    .onConflictDoUpdate({
      target: terms.id,
      set: {
        ...{ name: given('name'), nameHi: given('name_hi') },
        ...{ groupName: given('group_name'), groupNameHi: given('group_name_hi') },
        ...{ type: given('type'), unit: given('unit'), choices: given('choices') },
        ...{ better: given('better'), position: given('position') },
        updatedAt: sql`clock_timestamp()`,
      },
    });
}

/** Replaces the names of terms: first all of them go, so that a name can move from one to another. */
export async function replaceNamesOf(
  tx: Tx,
  written: readonly { id: string; fields: TermFields }[],
): Promise<void> {
  if (written.length === 0) return;
  const ids = written.map(({ id }) => id);
  await tx.delete(specificationNames).where(anyOf(specificationNames.termId, ids));
  const names = written.flatMap(({ id: termId, fields: { name, aliases } }) =>
    [name, ...aliases].map((one) => ({ folded: foldKey(one), name: one, termId })),
  );
  for (let from = 0; from < names.length; from += CHUNK)
    await tx.insert(specificationNames).values(names.slice(from, from + CHUNK));
}

/** Deletes terms with their names. */
export async function deleteTerms(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(terms).where(anyOf(terms.id, ids));
}

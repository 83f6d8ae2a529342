import type { UndoRow } from '@aabha/contracts/imports/plan-undo';
import type { PresentTerm } from '@aabha/contracts/specifications/plan-term-rows';
import { settleTermUndo, termWithCells } from '@aabha/contracts/specifications/settle-term-undo';
import { termCells } from '@aabha/contracts/specifications/specification-terms.csv';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudits } from '../audit/audit.service';
import type { UndoSubject } from '../imports/undo-subject.service';
import { deleteTerms, lockDictionary } from './import-terms.queries';
import { fieldsOfTerm, presentTerms, writeTerms } from './write-terms.service';

const ENTRY = { action: 'specification-term.import-undo', entity: 'specification-term' };

async function termsOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, PresentTerm>> {
  const wanted = new Set(ids);
  const found = (await presentTerms(db)).filter(({ _id }) => wanted.has(_id));
  return new Map(found.map((term) => [term._id, term]));
}

const cellsOf = async (db: DbOrTx, ids: readonly string[]) =>
  new Map([...(await termsOf(db, ids))].map(([id, term]) => [id, termCells(term)]));

interface RestoredTerm {
  id: string;
  before: TermFields;
  fields: TermFields;
}

/** Gives all restored terms of a group the Hindi name that goes back to one of them. */
function withGroupNames(changes: readonly RestoredTerm[]): RestoredTerm[] {
  const renamed = changes.filter(({ before, fields }) => before.group_hi !== fields.group_hi);
  const hindiOf = new Map(renamed.map(({ fields }) => [fields.group, fields.group_hi]));
  return changes.map(({ fields, ...change }) => ({
    ...change,
    fields: { ...fields, group_hi: hindiOf.get(fields.group) ?? fields.group_hi },
  }));
}

async function restore(tx: Tx, ctx: SignedInContext, rows: readonly UndoRow[]) {
  const present = await termsOf(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  const changes = withGroupNames(
    rows.flatMap(({ recordId: id, fields }) => {
      const term = present.get(id);
      const cells = Object.fromEntries(fields.map(({ field, after }) => [field, after]));
      return term
        ? [{ id, before: fieldsOfTerm(term), fields: termWithCells(fieldsOfTerm(term), cells) }]
        : [];
    }),
  );
  await writeTerms(tx, changes);
  const audits = changes.flatMap(({ id: entityId, before, fields }) => {
    const change = changedFields<TermFields>(before, fields);
    return change ? [{ ...ENTRY, entityId, ...change }] : [];
  });
  await writeAudits(tx, ctx.user.id, audits);
  return new Set<string>();
}

async function remove(tx: Tx, ctx: SignedInContext, ids: readonly string[]) {
  const terms = [...(await termsOf(tx, ids)).values()];
  await deleteTerms(
    tx,
    terms.map(({ _id }) => _id),
  );
  await writeAudits(
    tx,
    ctx.user.id,
    terms.map((term) => ({ ...ENTRY, entityId: term._id, before: fieldsOfTerm(term), after: null })),
  );
}

/** Undoing imports of the dictionary, whose terms are known by their ids: a name may have changed since. */
export const undoTerms: UndoSubject = {
  countedFields: [],
  cellsOf,
  lockCellsOf: async (tx, ids) => {
    await lockDictionary(tx);
    return cellsOf(tx, ids);
  },
  problemsOf: () => [],
  settle: async (db, plan) => settleTermUndo(plan, await presentTerms(db)),
  restore,
  remove,
};

import type { ImportCsvInput, PreviewCsvInput } from '@aabha/contracts/csv/csv.schema';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import {
  planTermRows,
  type PlannedTerm,
  type PresentTerm,
} from '@aabha/contracts/specifications/plan-term-rows';
import { termCells, termTable } from '@aabha/contracts/specifications/specification-terms.csv';
import type { TermFields } from '@aabha/contracts/specifications/specifications.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudits, type AuditChange } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { assertDigestMatches, countsOf, previewOf } from '../imports/imports.service';
import { planImport, type ImportPlan } from '../imports/plan-import.service';
import { readTable } from '../imports/read-table.service';
import { recordImport } from '../imports/record-import.service';
import { lockDictionary } from './import-terms.queries';
import { fieldsOfTerm, presentTerms, writeTerms } from './write-terms.service';

type Planned = ImportPlan<PlannedTerm>['changes'][number];

async function plan(db: DbOrTx, csv: string) {
  const table = readTable(csv, termTable);
  const present = await presentTerms(db);
  const planned = planImport<PlannedTerm>(
    { ...table, rows: planTermRows(table.rows, present) },
    {
      keyOf: ({ fields }) => foldKey(fields.name),
      labelOf: ({ fields }) => fields.name,
      cellsOf: ({ fields }) => termCells(fields),
      present: new Map(present.map((term) => [foldKey(term.name), termCells(term)])),
      problemsOf: ({ problems }) => problems,
    },
  );
  return { planned, termOf: new Map(present.map((term) => [term._id, term])) };
}

/**
 * Returns the effects of importing a file of terms: a page of its rows by kind, and every invalid row by its line.
 * Changes nothing.
 */
export async function previewTerms(ctx: SignedInContext, input: PreviewCsvInput) {
  return previewOf((await plan(ctx.db, input.csv)).planned, input);
}

const auditOf = (
  { kind, value }: Planned,
  entityId: string,
  present: PresentTerm | undefined,
): AuditChange => ({
  ...{ action: `specification-term.import-${kind}`, entity: 'specification-term', entityId },
  ...{ before: null, after: value.fields },
  ...(present && changedFields<TermFields>(fieldsOfTerm(present), value.fields)),
});

/**
 * Returns what an undo has to know of a row. A new term has all of its cells, so that one that was filled since is seen; a Hindi
 * name of a group has the group beside it, so that it does not go back to another one.
 */
function importedRow({ kind, label, fields, value }: Planned, recordId: string): ImportedRow {
  const after = termCells(value.fields);
  if (kind === 'create') {
    const all = Object.entries(after).map(([field, cell]) => ({ field, before: '', after: cell }));
    return { recordId, kind, label, fields: all };
  }
  const hasOnly = (field: string, other: string) =>
    fields.some((one) => one.field === field) && !fields.some((one) => one.field === other);
  const group = { field: 'Group', before: value.fields.group, after: value.fields.group };
  return { recordId, kind, label, fields: hasOnly('Group in Hindi', 'Group') ? [group, ...fields] : fields };
}

/** Adds and changes the terms of a file, all or none; others stay as they are (docs/spec/specifications.md#import). */
export function importTerms(ctx: SignedInContext, input: ImportCsvInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    await lockDictionary(tx);
    const { planned, termOf } = await plan(tx, input.csv);
    assertDigestMatches(planned, input.digest);
    const { changes } = planned;
    const ids = await writeTerms(
      tx,
      changes.map(({ value }) => value),
    );
    const eachWithId = <T>(describe: (change: Planned, id: string) => T) =>
      changes.map((change, index) => describe(change, ids[index] ?? ''));
    await writeAudits(
      tx,
      ctx.user.id,
      eachWithId((change, id) => auditOf(change, id, termOf.get(id))),
    );
    const source = { subject: 'specification-term', fileName: input.fileName } as const;
    return { ...countsOf(planned), ...(await recordImport(tx, ctx, source, eachWithId(importedRow))) };
  });
}

import { createHash } from 'node:crypto';
import { PREVIEW_ROWS } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type {
  ImportRecord,
  ListImportsInput,
  PreviewUndoInput,
  UndoImportInput,
  UndoImportOutput,
  UndoPreview,
} from '@aabha/contracts/imports/imports.schema';
import { importSubjectsFor } from '@aabha/contracts/imports/imports.rules';
import {
  UNDO_DAYS,
  UNDO_KINDS,
  type ImportSubject,
  type UndoKind,
} from '@aabha/contracts/imports/imports.values';
import { planUndo, type Cells, type UndoRow } from '@aabha/contracts/imports/plan-undo';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { undoProducts } from '../products/undo-products.service';
import { undoServiceAreas } from '../service-areas/undo-service-areas.service';
import { undoTerms } from '../specifications/undo-terms.service';
import {
  countImports,
  findImport,
  markUndone,
  selectImportRows,
  selectImports,
  type ImportSummary,
} from './imports.queries';
import type { UndoSubject } from '../imports/undo-subject.service';

const SUBJECTS: Readonly<Record<ImportSubject, UndoSubject>> = {
  product: undoProducts,
  'service-area': undoServiceAreas,
  'specification-term': undoTerms,
};

const UNDO_MS = UNDO_DAYS * 86_400_000;
const firstUndoable = (ctx: SignedInContext) => new Date(ctx.now().getTime() - UNDO_MS).toISOString();

function described(row: ImportSummary): ImportRecord {
  const { undone_at, undoneBy, restoredCount, removedCount, keptCount, ...rest } = row;
  return {
    ...rest,
    undoable_until: new Date(Date.parse(row.created_at) + UNDO_MS).toISOString(),
    undone_at: undone_at ?? undefined,
    undoneBy: undoneBy ?? undefined,
    restoredCount: restoredCount ?? undefined,
    removedCount: removedCount ?? undefined,
    keptCount: keptCount ?? undefined,
  };
}

/** Returns a page of the caller's kinds of imports of the last 30 days, newest first (docs/spec/imports.md#undo). */
export async function listImports(ctx: SignedInContext, input: ListImportsInput) {
  const scope = { subjects: importSubjectsFor(ctx.user), since: firstUndoable(ctx) };
  const [rows, importCount] = await Promise.all([
    selectImports(ctx.db, input, scope),
    countImports(ctx.db, input.filters, scope),
  ]);
  return { importList: rows.map(described), importCount };
}

/**
 * Returns an import that can be undone. 404 for an unknown or old one, 403 for one that the caller may not make, 409 for one that
 * was undone.
 */
async function undoable(ctx: SignedInContext, db: DbOrTx, id: string, locks: boolean) {
  const found = await findImport(db, id, { locks });
  if (!found || found.createdAt < firstUndoable(ctx)) throw appError('IMPORT_NOT_FOUND');
  if (!importSubjectsFor(ctx.user).includes(found.subject)) throw appError('FORBIDDEN');
  if (found.undoneAt !== null) throw appError('IMPORT_UNDONE');
  return { subject: SUBJECTS[found.subject], rows: await selectImportRows(db, id) };
}

type Undoable = Awaited<ReturnType<typeof undoable>>;
const idsOf = ({ rows }: Undoable) => rows.map(({ recordId }) => recordId);
async function planOf(db: DbOrTx, { subject, rows }: Undoable, present: ReadonlyMap<string, Cells>) {
  const plan = planUndo(rows, present, subject);
  return subject.settle ? subject.settle(db, plan) : plan;
}

/** Returns a digest of what an undo does. Of units it has the difference, so that a sale since the preview changes none. */
function digestOf(plan: readonly UndoRow[], { countedFields }: UndoSubject): string {
  const acts = plan.map(({ recordId, kind, fields, kept }) => [
    recordId,
    kind,
    fields.map(({ field, before, after }) =>
      countedFields.includes(field) ? [field, Number(after) - Number(before)] : [field, before, after],
    ),
    kept,
  ]);
  return createHash('sha256').update(JSON.stringify(acts)).digest('base64url');
}
const rowsOf = (plan: readonly UndoRow[], wanted: UndoKind) => plan.filter(({ kind }) => kind === wanted);

/** Returns what undoing an import would do now: counts, and a page of the rows of one kind. Changes nothing. */
export async function previewUndo(ctx: SignedInContext, input: PreviewUndoInput): Promise<UndoPreview> {
  const found = await undoable(ctx, ctx.db, input.id, false);
  const plan = await planOf(ctx.db, found, await found.subject.cellsOf(ctx.db, idsOf(found)));
  const kind = input.kind ?? UNDO_KINDS.find((one) => rowsOf(plan, one).length > 0) ?? 'keep';
  const from = (input.pageNum - 1) * PREVIEW_ROWS;
  return {
    restoreCount: rowsOf(plan, 'restore').length,
    removeCount: rowsOf(plan, 'remove').length,
    keepCount: rowsOf(plan, 'keep').length,
    kind,
    pageNum: input.pageNum,
    rows: rowsOf(plan, kind)
      .slice(from, from + PREVIEW_ROWS)
      .map(({ kind: _, ...row }) => row),
    digest: digestOf(plan, found.subject),
  };
}

/**
 * Undoes an import exactly as previewed, in one transaction: what nobody changed since is put back, created records are
 * removed, the rest stays. 409 where the data changed since the preview.
 */
export function undoImport(ctx: SignedInContext, { id, digest }: UndoImportInput): Promise<UndoImportOutput> {
  return inAuditBatch(ctx.db, async (tx) => {
    const found = await undoable(ctx, tx, id, true);
    const plan = await planOf(tx, found, await found.subject.lockCellsOf(tx, idsOf(found)));
    if (digestOf(plan, found.subject) !== digest) throw appError('IMPORT_UNDO_STALE');
    const [restored, removed] = [rowsOf(plan, 'restore'), rowsOf(plan, 'remove')];
    if (restored.length + removed.length === 0) throw appError('IMPORT_UNDO_EMPTY');
    /* First, since a created record may have what goes back to another one, such as a name. */
    await found.subject.remove(
      tx,
      ctx,
      removed.map(({ recordId }) => recordId),
    );
    const held = await found.subject.restore(tx, ctx, restored);
    const counts = {
      restoredCount: restored.length,
      removedCount: removed.length,
      keptCount: plan.filter(({ kept }) => kept.length > 0).length,
    };
    await markUndone(tx, id, { ...counts, undoneAt: ctx.now().toISOString(), undoneBy: ctx.user.id });
    return { ...counts, ...(held.size > 0 && { pendingPriceCount: held.size }) };
  });
}

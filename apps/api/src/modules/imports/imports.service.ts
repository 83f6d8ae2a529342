import { createHash } from 'node:crypto';
import type { ImportPlan } from '@aabha/contracts/csv/csv-table';
import {
  IMPORT_KINDS,
  PREVIEW_ROWS,
  type ImportChange,
  type ImportError,
  type ImportKind,
  type ImportPreview,
  type PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';

/** Tells one plan from another: the same file on the same data gives the same. */
function digestOf(plan: ImportPlan<unknown>): string {
  const told = plan.changes.map(({ line, kind, fields }) => [line, kind, fields]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

/** Returns how many rows of each kind a plan has, whose sum is no row less than the file has. */
export function countsOf(plan: ImportPlan<unknown>) {
  const updateCount = plan.changes.filter(({ kind }) => kind === 'update').length;
  return {
    createCount: plan.changes.length - updateCount,
    updateCount,
    unchangedCount: plan.unchanged.length,
  };
}

/** The rows of one kind: errors apart from what would be done. */
function rowsOf(
  plan: ImportPlan<unknown>,
  kind: ImportKind,
): { errors: ImportError[]; changes: ImportChange[] } {
  if (kind === 'error') return { errors: plan.errors, changes: [] };
  if (kind === 'unchanged') return { errors: [], changes: plan.unchanged };
  const changes = plan.changes.filter((change) => change.kind === kind);
  return { errors: [], changes: changes.map(({ value: _value, ...change }) => change) };
}

/**
 * What staff see before anything is done: all counted by kind, and a page of those of one kind, so that a change among
 * many additions is not missed. Without a kind, errors come before changes, and changes before additions.
 */
export function previewOf(
  plan: ImportPlan<unknown>,
  asked: Pick<PreviewCsvInput, 'kind' | 'pageNum'>,
): ImportPreview {
  const hasRows = (kind: ImportKind) => Object.values(rowsOf(plan, kind)).some((rows) => rows.length > 0);
  const kind = asked.kind ?? IMPORT_KINDS.find(hasRows) ?? 'unchanged';
  const { errors, changes } = rowsOf(plan, kind);
  const from = (asked.pageNum - 1) * PREVIEW_ROWS;
  return {
    ...countsOf(plan),
    rowCount: plan.rowCount,
    errorCount: plan.errors.length,
    kind,
    pageNum: asked.pageNum,
    errors: errors.slice(from, from + PREVIEW_ROWS),
    changes: changes.slice(from, from + PREVIEW_ROWS),
    digest: digestOf(plan),
  };
}

/**
 * Lets a plan be carried out only whole and as it was shown. Refuses a file with errors, each under its line, and one
 * whose preview (`digest`) showed something else (docs/spec/imports.md#all-or-nothing).
 */
export function assertDigestMatches(plan: ImportPlan<unknown>, digest: string | undefined): void {
  if (plan.errors.length > 0) {
    const fields = Object.fromEntries(
      plan.errors
        .slice(0, PREVIEW_ROWS)
        .map(({ line, field, message }) => [field ? `line.${line}.${field}` : `line.${line}`, message]),
    );
    throw new AppError('IMPORT_INVALID', { errorCount: plan.errors.length }, fields);
  }
  if (digest !== undefined && digest !== digestOf(plan)) throw appError('IMPORT_STALE');
}

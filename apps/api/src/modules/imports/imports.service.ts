import { createHash } from 'node:crypto';
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
import type { ImportPlan } from './plan-import.service';

/** Returns a digest of a plan: the same file on the same data has the same digest. */
function digestOf(plan: ImportPlan<unknown>): string {
  const described = plan.changes.map(({ line, kind, fields }) => [line, kind, fields]);
  return createHash('sha256').update(JSON.stringify(described)).digest('base64url');
}

/** Returns the number of rows of each kind in a plan; together they are all rows of the file. */
export function countsOf(plan: ImportPlan<unknown>) {
  const updateCount = plan.changes.filter(({ kind }) => kind === 'update').length;
  return {
    createCount: plan.changes.length - updateCount,
    updateCount,
    unchangedCount: plan.unchanged.length,
  };
}

/** Returns the rows of one kind: errors, or planned changes. */
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
 * Returns the preview of an import: counts by kind, and a page of the rows of one kind, so that a change
 * among many additions is not missed. Without a kind, errors come first, then changes, then additions.
 */
export function previewOf(
  plan: ImportPlan<unknown>,
  page: Pick<PreviewCsvInput, 'kind' | 'pageNum'>,
): ImportPreview {
  const hasRows = (kind: ImportKind) => Object.values(rowsOf(plan, kind)).some((rows) => rows.length > 0);
  const kind = page.kind ?? IMPORT_KINDS.find(hasRows) ?? 'unchanged';
  const { errors, changes } = rowsOf(plan, kind);
  const from = (page.pageNum - 1) * PREVIEW_ROWS;
  return {
    ...countsOf(plan),
    rowCount: plan.rowCount,
    errorCount: plan.errors.length,
    kind,
    pageNum: page.pageNum,
    errors: errors.slice(from, from + PREVIEW_ROWS),
    changes: changes.slice(from, from + PREVIEW_ROWS),
    digest: digestOf(plan),
  };
}

/**
 * Asserts that a plan is executed whole and as previewed. Refuses a file with errors, each with its line, and
 * one whose preview (`digest`) differs (docs/spec/imports.md#all-or-nothing).
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

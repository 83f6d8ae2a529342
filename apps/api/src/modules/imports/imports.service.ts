import { createHash } from 'node:crypto';
import type { ImportPlan } from '@aabha/contracts/csv/csv-table';
import { PREVIEW_ROWS, type ImportPreview } from '@aabha/contracts/csv/csv.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';

const countOf = (plan: ImportPlan<unknown>, kind: 'create' | 'update') =>
  plan.changes.filter((change) => change.kind === kind).length;

/** Tells one plan from another: the same file on the same data gives the same. */
function digestOf(plan: ImportPlan<unknown>): string {
  const told = plan.changes.map(({ line, kind, fields }) => [line, kind, fields]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}

/** What staff see before anything is done: all counted, the first errors and changes shown. */
export function previewOf(plan: ImportPlan<unknown>): ImportPreview {
  return {
    ...countsOf(plan),
    rowCount: plan.rowCount,
    errorCount: plan.errors.length,
    errors: plan.errors.slice(0, PREVIEW_ROWS),
    changes: plan.changes.slice(0, PREVIEW_ROWS).map(({ value: _value, ...change }) => change),
    digest: digestOf(plan),
  };
}

export function countsOf(plan: ImportPlan<unknown>) {
  return {
    createCount: countOf(plan, 'create'),
    updateCount: countOf(plan, 'update'),
    unchangedCount: plan.unchangedCount,
  };
}

/**
 * Lets a plan be carried out only whole and as it was shown. Refuses a file with errors, each under its line, and one
 * whose preview (`digest`) showed something else (decisions §9: nothing is half-imported).
 */
export function insistCarryOut(plan: ImportPlan<unknown>, digest: string | undefined): void {
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

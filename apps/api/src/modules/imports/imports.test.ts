import { describe, expect, it } from 'vitest';
import { PREVIEW_ROWS, type ImportKind } from '@aabha/contracts/csv/csv.schema';
import { previewOf } from './imports.service';
import type { ImportPlan } from './plan-import.service';

const row = <K extends 'create' | 'update' | 'unchanged'>(line: number, kind: K) => ({
  line,
  kind,
  label: `Row ${line}`,
  fields: [],
});
const lines = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** 450 additions, then 6 changes at the end of the file, 3 unchanged rows. */
const plan: ImportPlan<null> = {
  rowCount: 459,
  errors: [],
  changes: [
    ...lines(2, 450).map((line) => ({ ...row(line, 'create'), value: null })),
    ...lines(452, 6).map((line) => ({ ...row(line, 'update'), value: null })),
  ],
  unchanged: lines(458, 3).map((line) => row(line, 'unchanged')),
};

describe('the preview of an import', () => {
  it('shows changes before additions, wherever they are in the file', () => {
    const preview = previewOf(plan, { pageNum: 1 });
    expect(preview).toMatchObject({ kind: 'update', createCount: 450, updateCount: 6, unchangedCount: 3 });
    expect(preview.changes.map(({ line }) => line)).toEqual(lines(452, 6));
  });

  it('has a page for every row of the file, each row once', () => {
    const all = (['error', 'update', 'create', 'unchanged'] as const).flatMap((kind: ImportKind) =>
      [1, 2, 3, 4].flatMap((pageNum) => {
        const { changes } = previewOf(plan, { kind, pageNum });
        expect(changes.length).toBeLessThanOrEqual(PREVIEW_ROWS);
        return changes.map(({ line }) => line);
      }),
    );
    expect(all.toSorted((a, b) => a - b)).toEqual(lines(2, 459));
  });

  it('begins with errors, in pages too', () => {
    const errors = lines(2, 201).map((line) => ({ line, field: 'zipcode', message: 'Invalid' }));
    const wrong = { ...plan, errors };
    expect(previewOf(wrong, { pageNum: 1 })).toMatchObject({ kind: 'error', errorCount: 201, changes: [] });
    expect(previewOf(wrong, { kind: 'error', pageNum: 2 }).errors).toEqual([errors[200]]);
  });

  it('has the same digest for every page', () => {
    const digests = (['update', 'create'] as const).map(
      (kind) => previewOf(plan, { kind, pageNum: 1 }).digest,
    );
    expect(new Set(digests).size).toBe(1);
  });
});

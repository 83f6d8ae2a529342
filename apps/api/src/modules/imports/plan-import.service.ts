import type { CsvRow } from '@aabha/contracts/csv/csv-table';
import type { ImportChange, ImportError } from '@aabha/contracts/csv/csv.schema';

/** What an import would do. */
export interface ImportPlan<T> {
  rowCount: number;
  errors: ImportError[];
  changes: (ImportChange & { kind: 'create' | 'update'; value: T })[];
  /** The rows of existing records. */
  unchanged: ImportChange[];
}

interface Comparison<T> {
  /** Returns the key of a row; undefined for a new row. */
  keyOf: (value: T) => string | undefined;
  labelOf: (value: T) => string;
  /** A row's cells as an export would write them; only those that the file has. */
  cellsOf: (value: T) => Readonly<Record<string, string>>;
  /** The cells of existing records by key. */
  present: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Returns further errors of a row, given the record it would change. */
  problemsOf?: (value: T, kind: 'create' | 'update') => { field: string; message: string }[];
}

/** Compares the rows of a file with existing records. Returns rows to create, change or skip, and errors. */
export function planImport<T>(
  table: { rows: readonly CsvRow<T>[]; errors: readonly ImportError[]; rowCount: number },
  how: Comparison<T>,
): ImportPlan<T> {
  const plan: ImportPlan<T> = {
    rowCount: table.rowCount,
    errors: [...table.errors],
    changes: [],
    unchanged: [],
  };
  const seenOn = new Map<string, number>();
  for (const { line, value } of table.rows) {
    const key = how.keyOf(value);
    const earlier = key === undefined ? undefined : seenOn.get(key);
    if (key !== undefined) seenOn.set(key, line);
    if (earlier !== undefined) {
      plan.errors.push({ line, field: '', message: `This repeats line ${earlier}.` });
      continue;
    }
    const before = key === undefined ? undefined : how.present.get(key);
    const fields = Object.entries(how.cellsOf(value))
      .filter(([field, after]) => (before?.[field] ?? '') !== after)
      .map(([field, after]) => ({ field, before: before?.[field] ?? '', after }));
    if (before && fields.length === 0) {
      plan.unchanged.push({ line, kind: 'unchanged', label: how.labelOf(value), fields: [] });
      continue;
    }
    const kind = before ? 'update' : 'create';
    const problems = how.problemsOf?.(value, kind) ?? [];
    plan.errors.push(...problems.map((problem) => ({ line, ...problem })));
    plan.changes.push({ line, kind, label: how.labelOf(value), fields, value });
  }
  plan.errors.sort((a, b) => a.line - b.line);
  return plan;
}

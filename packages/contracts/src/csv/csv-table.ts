import type { z } from 'zod';
import { parseCsv, type CsvRecord } from './csv';
import type { ImportChange, ImportError } from './csv.schema';

/** The optional and required columns of a file, and the validation of a row. */
export interface CsvTable<T> {
  columns: readonly string[];
  needed: readonly string[];
  /** Reads a row's cells, by the name of their column; only columns of the file's header are there. */
  row: z.ZodType<T>;
}

export interface CsvRow<T> {
  line: number;
  value: T;
}

function headerErrors(header: CsvRecord, { columns, needed }: CsvTable<unknown>): ImportError[] {
  const { line, cells } = header;
  const wrong = cells.flatMap((field, at) => {
    if (!columns.includes(field)) return [{ line, field, message: `Unknown column "${field}".` }];
    const twice = cells.indexOf(field) !== at;
    return twice ? [{ line, field, message: `The column "${field}" appears twice.` }] : [];
  });
  const missing = needed.filter((field) => !cells.includes(field));
  return [
    ...wrong,
    ...missing.map((field) => ({ line, field, message: `The column "${field}" is missing.` })),
  ];
}

/** The name a column has here, however its letters were written. */
const knownName = (columns: readonly string[], cell: string) =>
  columns.find((column) => column.toLowerCase() === cell.toLowerCase()) ?? cell;

/**
 * The rows of a CSV text with every error in it, each with the number of its line
 * (docs/spec/imports.md#all-or-nothing).
 */
export function readTable<T>(
  csv: string,
  table: CsvTable<T>,
): { rows: CsvRow<T>[]; errors: ImportError[]; rowCount: number } {
  const { records, unclosedAt } = parseCsv(csv);
  const [first, ...body] = records;
  if (unclosedAt !== undefined)
    return {
      rows: [],
      rowCount: 0,
      errors: [{ line: unclosedAt, field: '', message: 'A double quote on this line is not closed.' }],
    };
  if (!first)
    return { rows: [], rowCount: 0, errors: [{ line: 1, field: '', message: 'The file is empty.' }] };
  const header = { line: first.line, cells: first.cells.map((cell) => knownName(table.columns, cell)) };
  const errors = headerErrors(header, table);
  if (errors.length > 0) return { rows: [], rowCount: body.length, errors };
  const rows: CsvRow<T>[] = [];
  for (const { line, cells } of body) {
    if (cells.length > header.cells.length) {
      errors.push({ line, field: '', message: 'This line has more values than there are columns.' });
      continue;
    }
    const named = Object.fromEntries(header.cells.map((name, at) => [name, cells[at] ?? '']));
    const read = table.row.safeParse(named);
    if (read.success) rows.push({ line, value: read.data });
    else
      for (const issue of read.error.issues)
        errors.push({ line, field: String(issue.path[0] ?? ''), message: issue.message });
  }
  return { rows, errors, rowCount: body.length };
}

/** What an import would do. */
export interface ImportPlan<T> {
  rowCount: number;
  errors: ImportError[];
  changes: (ImportChange & { kind: 'create' | 'update'; value: T })[];
  /** The rows of existing records. */
  unchanged: ImportChange[];
}

export interface Comparison<T> {
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

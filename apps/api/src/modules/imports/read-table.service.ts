import type { CsvRow, CsvTable } from '@aabha/contracts/csv/csv-table';
import type { ImportError } from '@aabha/contracts/csv/csv.schema';
import { parseCsv, type CsvRecord } from './parse-csv';

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
  const { records, error } = parseCsv(csv);
  const [first, ...body] = records;
  if (error) return { rows: [], rowCount: 0, errors: [{ field: '', ...error }] };
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

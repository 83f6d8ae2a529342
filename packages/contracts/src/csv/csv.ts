/**
 * Cells that a spreadsheet would run as a formula, in the wide letters of East Asian keyboards too, are written behind
 * an apostrophe, which `withoutGuard` removes. One more stands before a cell that begins so itself, so that nothing is lost.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?='*\s*[=+\-@\t\r＝＋－＠])/;
const NEEDS_QUOTES = /[",;\t\n\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

function cellOf(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The byte order mark, from which spreadsheets recognize UTF-8. Every CSV file begins with it. */
export const CSV_START = '\uFEFF';

/** Returns a row as a line of a CSV file, with its line end, as RFC 4180 has it. No cell of it is run as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** Returns a CSV file: a header, and a line for each row. */
export function formatCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return CSV_START + [header, ...rows].map(csvLine).join('');
}

/** Returns a cell as it was before `csvLine` put an apostrophe before it. */
export const withoutGuard = (cell: string): string => cell.replace(GUARDED, '');

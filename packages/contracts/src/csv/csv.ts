/** A record of a CSV file with the number of the line it begins on, counted from 1 as editors do. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Cells that a spreadsheet would run as a formula, in the wide letters of East Asian keyboards too, are written behind
 * an apostrophe, which reading takes off again. One more stands before a cell that begins so itself, so that nothing is lost.
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

const unguarded = (cell: string) => cell.trim().replaceAll('\r\n', '\n').replace(GUARDED, '');

/** One quoted cell from just after its opening quote: its text, where it ends, and whether its closing quote was found. */
function readQuoted(text: string, from: number): { value: string; end: number; closed: boolean } {
  let value = '';
  for (let at = from; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else return { value, end: at + 1, closed: true };
  }
  return { value, end: text.length, closed: false };
}

/**
 * Returns the records of a CSV text without blank lines. Cells are trimmed. Quoted cells may contain commas, quotes and
 * line ends. `unclosedAt` is the line of an unclosed quote.
 */
export function parseCsv(text: string): { records: CsvRecord[]; unclosedAt?: number } {
  const records: CsvRecord[] = [];
  let unclosedAt: number | undefined;
  let at = text.startsWith(CSV_START) ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const cells: string[] = [];
    const startLine = line;
    for (let more = true; more;) {
      const blanks = /[ \t]*/y;
      blanks.lastIndex = at;
      blanks.exec(text);
      let cell: string;
      if (text[blanks.lastIndex] === '"') {
        const quoted = readQuoted(text, blanks.lastIndex + 1);
        if (!quoted.closed) unclosedAt ??= line;
        line += quoted.value.split('\n').length - 1;
        cell = quoted.value;
        at = quoted.end;
      } else cell = '';
      const rest = /[^,\r\n]*/y;
      rest.lastIndex = at;
      const tail = rest.exec(text)?.[0] ?? '';
      cells.push(unguarded(cell + tail));
      at += tail.length;
      more = text[at] === ',';
      if (more) at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.some((cell) => cell !== '')) records.push({ line: startLine, cells });
  }
  return unclosedAt === undefined ? { records } : { records, unclosedAt };
}

import { CsvError, parse, type Options } from 'csv-parse/sync';
import { withoutGuard } from '@aabha/contracts/csv/csv';

/** A record of a CSV file with the number of the line it begins on, counted from 1 as editors do. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

interface ParsedCsv {
  records: CsvRecord[];
  /** The quote that makes the file unreadable; then there are no records. */
  error?: { line: number; message: string };
}

const LINE_END = /\r\n|\r|\n/g;
const QUOTE_ERRORS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A double quote on this line is not closed.',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE:
    'There is text after a closing double quote. Within a value, write each double quote twice.',
};

const countLineEnds = (text: string) => text.match(LINE_END)?.length ?? 0;
const valueOf = (cell: string) => withoutGuard(cell.trim().replaceAll('\r\n', '\n'));

const OPTIONS: Options = {
  bom: true,
  trim: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
};

/**
 * Returns the records of a CSV text without blank lines. Cells are trimmed. Quoted cells may contain commas, quotes and
 * line ends (docs/decisions/018-csv-parse.md).
 */
export function parseCsv(text: string): ParsedCsv {
  const file = Buffer.from(text);
  const records: CsvRecord[] = [];
  /* The parser's own line is the one on which it stopped, so lines are counted up to its position. */
  let line = 1;
  let position = 0;
  const advanceTo = (bytes: number) => {
    line += countLineEnds(file.toString('utf8', position, bytes));
    position = bytes;
  };
  const take = (record: string[], { bytes }: { bytes: number }) => {
    const cells = record.map(valueOf);
    if (cells.some((cell) => cell !== '')) records.push({ line, cells });
    advanceTo(bytes);
    return null;
  };
  try {
    parse(file, { ...OPTIONS, on_record: take });
  } catch (error) {
    const message = error instanceof CsvError ? QUOTE_ERRORS[error.code] : undefined;
    if (!(error instanceof CsvError) || message === undefined) throw error;
    advanceTo(Number(error.bytes));
    return { records: [], error: { line, message } };
  }
  return { records };
}

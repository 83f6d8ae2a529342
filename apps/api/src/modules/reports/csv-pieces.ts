import { CSV_START, csvLine } from '@aabha/contracts/csv/csv';
import { csvCells, csvHeader, type CsvColumns } from '@aabha/contracts/csv/csv-columns';

/** Rows of one piece of the file. */
const PIECE = 100;

/** Yields a CSV file in pieces: its header, then some rows at a time. */
export function* csvPieces<T>(columns: CsvColumns<T>, rows: readonly T[]): Generator<string> {
  yield CSV_START + csvLine(csvHeader(columns));
  for (let start = 0; start < rows.length; start += PIECE)
    yield rows
      .slice(start, start + PIECE)
      .map((row) => csvLine(csvCells(columns, row)))
      .join('');
}

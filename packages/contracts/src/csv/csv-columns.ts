/** The columns of an exported file, in their order: the name of each, and the text of its cell in a row. */
export type CsvColumns<T> = Readonly<Record<string, (row: T) => string>>;

/** Returns the names of the columns. */
export const csvHeader = <T>(columns: CsvColumns<T>): string[] => Object.keys(columns);

/** Returns the cells of a row. */
export const csvCells = <T>(columns: CsvColumns<T>, row: T): string[] =>
  Object.values(columns).map((cellOf) => cellOf(row));

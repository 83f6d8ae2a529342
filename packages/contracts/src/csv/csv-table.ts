import type { z } from 'zod';

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

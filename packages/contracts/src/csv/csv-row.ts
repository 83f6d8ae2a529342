import { z } from 'zod';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Returns the number of a cell; NaN for anything else, which the schema of its field refuses. */
export const numberOfCell = (cell: string): number => (NUMBER.test(cell) ? Number(cell) : Number.NaN);

/** Returns whether a cell says Yes; undefined for neither Yes nor No. */
export function yesOfCell(cell: string): boolean | undefined {
  const answer = cell.toLowerCase();
  return answer === 'yes' ? true : answer === 'no' ? false : undefined;
}

/** Returns the value that a cell names, in any letters; the cell itself for an unknown name. */
export const namedByCell = <T extends string>(names: Readonly<Record<T, string>>, cell: string): string =>
  (Object.keys(names) as T[]).find((value) => names[value].toLowerCase() === cell.toLowerCase()) ?? cell;

interface RowFormat {
  /** Returns the cells in the format of the schema. */
  read: (cells: Readonly<Record<string, string>>) => unknown;
  /** The columns by the field of the schema that they are for. */
  columnOf: Readonly<Record<string, string>>;
}

/** Returns the schema of a row of a file, whose errors name the columns instead of the fields. */
export const csvRowOf = <T extends z.ZodType>(schema: T, { read, columnOf }: RowFormat) =>
  z.record(z.string(), z.string()).transform((cells, ctx): z.output<T> => {
    const row = schema.safeParse(read(cells));
    if (row.success) return row.data;
    for (const { path, message } of row.error.issues) {
      const field = String(path[0] ?? '');
      ctx.addIssue({ code: 'custom', message, path: [columnOf[field] ?? field] });
    }
    return z.NEVER;
  });

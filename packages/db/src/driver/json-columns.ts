import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What a value is in JSON where it is not the value itself, and how it is read from there. */
export interface JsonField<T> {
  column: SQLWrapper;
  read(json: unknown): T;
}
/** The fields of a row, each under its name. */
export type JsonFields<T> = { [K in keyof T & string]: SQLWrapper | JsonField<T[K]> };

const isField = (one: SQLWrapper | JsonField<unknown>): one is JsonField<unknown> => 'read' in one;

/** An instant, which JSON has as PostgreSQL writes it, as everywhere: ISO-8601 in UTC. */
export const instantInJson = (column: SQLWrapper): JsonField<string> => ({
  column,
  read: (json) => new Date(json as string).toISOString(),
});

/** The same where there may be none. */
export const maybeInstantInJson = (column: SQLWrapper): JsonField<string | null> => ({
  column,
  read: (json) => (json === null ? null : new Date(json as string).toISOString()),
});

/** Reads rows that come as arrays of their values. */
function readerOf<T>(fields: JsonFields<T>): (values: readonly unknown[]) => T {
  const entries = Object.entries<SQLWrapper | JsonField<unknown>>(fields);
  const names = entries.map(([name]) => name);
  const reads = entries.flatMap(([name, one], at) => (isField(one) ? [{ name, at, read: one.read }] : []));
  /* Copies of one whole object share its layout; one that grows field by field becomes a hash table, ten times as slow to copy. */
  const blank = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join()}}`) as Record<
    string,
    unknown
  >;
  return (values) => {
    const row = { ...blank };
    for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
    for (const { name, at, read } of reads) row[name] = read(values[at]);
    return row as T;
  };
}

/**
 * All rows of a query as one value: JSON that the driver reads in one go, where it would look at each column of each row
 * by itself. Each row is an array there, since names would cost the database as much again as the values.
 */
export function rowsInJson<T>(fields: JsonFields<T>, order: readonly SQLWrapper[] = []): JsonField<T[]> {
  const columns = Object.values<SQLWrapper | JsonField<unknown>>(fields).map((one) =>
    isField(one) ? one.column : one,
  );
  const row = sql`json_build_array(${sql.join(columns, sql`, `)})`;
  const sorted = order.length > 0 ? sql` order by ${sql.join([...order], sql`, `)}` : sql``;
  const read = readerOf(fields);
  return {
    column: sql`coalesce(json_agg(${row}${sorted}), '[]')`,
    read: (json) => (json as unknown[][]).map(read),
  };
}

/** Rows of another table as one field, for what belongs to a row and is read with it. `from` has the tables, joins and conditions. */
export function rowsBesideInJson<T>(
  fields: JsonFields<T>,
  order: readonly SQLWrapper[],
  from: SQL,
): JsonField<T[]> {
  const { column, read } = rowsInJson(fields, order);
  return { column: sql`(select ${column} from ${from})`, read };
}

/** Such a field as a column of a query. */
export const jsonColumn = <T>({ column, read }: JsonField<T>): SQL<T> => sql<T>`${column}`.mapWith(read);

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A column's JSON expression with the function that decodes it. */
interface JsonField<T> {
  column: SQLWrapper;
  read(json: unknown): T;
}
/** The fields of a row by name. */
type JsonFields<T> = { [K in keyof T & string]: SQLWrapper | JsonField<T[K]> };

const isField = (one: SQLWrapper | JsonField<unknown>): one is JsonField<unknown> => 'read' in one;

/** Returns an instant as a JSON field: ISO-8601 text in UTC. */
export const instantInJson = (column: SQLWrapper): JsonField<string> => ({
  column,
  read: (json) => new Date(json as string).toISOString(),
});

/** Returns a nullable instant as a JSON field. */
export const maybeInstantInJson = (column: SQLWrapper): JsonField<string | null> => ({
  column,
  read: (json) => (json === null ? null : new Date(json as string).toISOString()),
});

/** Returns a function that turns an array of values into a row. */
function readerOf<T>(fields: JsonFields<T>): (values: readonly unknown[]) => T {
  const entries = Object.entries<SQLWrapper | JsonField<unknown>>(fields);
  const names = entries.map(([name]) => name);
  const reads = entries.flatMap(([name, one], at) => (isField(one) ? [{ name, at, read: one.read }] : []));
  /* Copies of a complete object share its hidden class; objects built field by field are ten times as slow to copy. */
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
 * Returns all rows of a query as one JSON value, which the driver parses in one step instead of column by column. Rows are
 * arrays, since names would cost the database as much as the values.
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

/** Returns related rows as one field. `from` has the tables, joins and conditions. */
export function rowsBesideInJson<T>(
  fields: JsonFields<T>,
  order: readonly SQLWrapper[],
  from: SQL,
): JsonField<T[]> {
  const { column, read } = rowsInJson(fields, order);
  return { column: sql`(select ${column} from ${from})`, read };
}

/** Returns a JSON field as a column of a query. */
export const jsonColumn = <T>({ column, read }: JsonField<T>): SQL<T> => sql<T>`${column}`.mapWith(read);

import { is, Param, Placeholder, sql, SQL } from 'drizzle-orm';
import type { DbOrTx } from '../client';
import { usesFastPaths } from './fast-paths';

/** Callers may choose keys, so their number is limited. */
const MAX_KEYS = 300;

type Values = Readonly<Record<string, unknown>>;

/** A statement whose placeholders are filled when it is sent. */
interface Executable<Result> {
  execute(values: Values): Promise<Result>;
}

/** Private members of Drizzle's pool and transactions. */
interface Internals {
  /** Builds SQL text; a transaction has the dialect of its pool. */
  dialect: { sqlToQuery(statement: SQL): object };
  session: {
    client: unknown;
    prepareQuery(query: object, fields: undefined, name: string, isInArrayMode: boolean): Executable<unknown>;
  };
}

/**
 * Returns a statement that is built once per pool and key, not once per call or transaction: neither drizzle nor PostgreSQL
 * parses it again. `make` ends in `.prepare(name)`; keys must be few, since each stays on every connection.
 */
export function preparedStatement<T extends object, K extends string = ''>(
  make: (db: DbOrTx, key: K) => T,
): (db: DbOrTx, key?: K) => T {
  if (!usesFastPaths) return (db, key = '' as K) => make(db, key);
  const byDialect = new WeakMap<object, Map<K, T>>();
  return (db, key = '' as K) => {
    const { dialect, session } = db as unknown as Internals;
    const byKey = byDialect.get(dialect) ?? new Map<K, T>();
    byDialect.set(dialect, byKey);
    const statement = byKey.get(key) ?? Object.assign(make(db, key), { client: undefined });
    if (byKey.size >= MAX_KEYS) byKey.clear();
    byKey.set(key, statement);
    /* Sends the statement through the caller's pool or transaction. */
    return Object.assign(Object.create(statement) as T, { client: session.client });
  };
}

/** Returns the statement with its placeholders filled. */
function filled(statement: SQL, values: Values): SQL {
  return new SQL(
    statement.queryChunks.map((chunk) => {
      if (is(chunk, SQL)) return filled(chunk, values);
      /* A Param, since a bare array would become a list of values. */
      if (is(chunk, Placeholder)) return new Param(values[chunk.name]);
      if (is(chunk, Param) && is(chunk.value, Placeholder))
        return new Param(values[chunk.value.name], chunk.encoder);
      return chunk;
    }),
  );
}

async function execute<Row extends object>(db: DbOrTx, statement: SQL): Promise<Row[]> {
  const rows: Iterable<unknown> = await db.execute(statement);
  return [...rows] as Row[];
}

/**
 * Returns the same for a statement in SQL, such as one that writes several tables. `Row` has the types of the driver:
 * integers below 2³¹ and booleans as they are, everything else as text.
 */
export function preparedSql<Row extends object>(
  name: string,
  statement: SQL,
): (db: DbOrTx) => Executable<Row[]> {
  return preparedStatement((db): Executable<Row[]> => {
    if (!usesFastPaths) return { execute: (values) => execute<Row>(db, filled(statement, values)) };
    const { dialect, session } = db as unknown as Internals;
    const query = session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
    return query as Executable<Row[]>;
  });
}

/** Returns placeholders for the values of a row, each under the name of its column. */
export function placeholders<K extends string>(columns: readonly K[]): Record<K, Placeholder> {
  const slots: Partial<Record<K, Placeholder>> = {};
  for (const name of columns) slots[name] = sql.placeholder(name);
  return slots as Record<K, Placeholder>;
}

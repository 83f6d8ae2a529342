import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../client';

/** Callers may choose keys, so there is an end to them. */
const MOST_KEYS = 300;

interface Sendable {
  execute(values: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** What drizzle keeps in a pool or a transaction, without telling it in its types. */
interface Inside {
  /** Makes text of statements; a transaction has that of its pool. */
  dialect: { sqlToQuery(statement: SQL): object };
  session: {
    client: unknown;
    prepareQuery(query: object, fields: undefined, name: string, isInArrayMode: boolean): Sendable;
  };
}

/**
 * Statements that are built once for each pool and key, not for each call or transaction: neither drizzle nor PostgreSQL
 * reads them anew. `make` ends in `.prepare(name)`; its keys must be few, since each stays on every connection.
 */
export function preparedStatement<T extends object, K extends string = ''>(
  make: (db: DbOrTx, key: K) => T,
): (db: DbOrTx, key?: K) => T {
  const made = new WeakMap<object, Map<K, T>>();
  return (db, key = '' as K) => {
    const { dialect, session } = db as unknown as Inside;
    const own = made.get(dialect) ?? new Map<K, T>();
    made.set(dialect, own);
    const statement = own.get(key) ?? Object.assign(make(db, key), { client: undefined });
    if (own.size >= MOST_KEYS) own.clear();
    own.set(key, statement);
    /* The same statement, sent where this caller sends: to the pool, or within the transaction. */
    return Object.assign(Object.create(statement) as T, { client: session.client });
  };
}

/**
 * The same for a statement that is written out, as one that writes several tables at once is. `Row` has the types that the
 * driver gives: whole numbers below 2³¹ and truth values are such, anything else is text.
 */
export function preparedSql<Row extends object>(
  name: string,
  statement: SQL,
): (db: DbOrTx) => { execute(values: Readonly<Record<string, unknown>>): Promise<Row[]> } {
  return preparedStatement((db) => {
    const { dialect, session } = db as unknown as Inside;
    const made = session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
    return made as { execute(values: Readonly<Record<string, unknown>>): Promise<Row[]> };
  });
}

/** Where the values of a row will be filled in, each under its column's name. */
export function placeholders<K extends string>(columns: readonly K[]): Record<K, Placeholder> {
  const slots: Partial<Record<K, Placeholder>> = {};
  for (const name of columns) slots[name] = sql.placeholder(name);
  return slots as Record<K, Placeholder>;
}

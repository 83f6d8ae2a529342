import { sql, type Placeholder } from 'drizzle-orm';
import type { DbOrTx } from './client';

/** Callers may choose keys, so there is an end to them. */
const MOST_KEYS = 300;

/** What drizzle keeps in a pool or a transaction, without telling it in its types. */
interface Inside {
  /** Makes text of statements; a transaction has that of its pool. */
  dialect: object;
  session: { client: unknown };
}

/**
 * Statements that are built once for each pool and key, not for each call or transaction: neither drizzle nor PostgreSQL
 * reads them anew. `make` ends in `.prepare(name)`; its keys must be few, since each stays on every connection.
 */
export function prepared<T extends object, K extends string = ''>(
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

/** Where the values of a row will be filled in, each under its column's name. */
export function placeholders<K extends string>(columns: readonly K[]): Record<K, Placeholder> {
  const slots: Partial<Record<K, Placeholder>> = {};
  for (const name of columns) slots[name] = sql.placeholder(name);
  return slots as Record<K, Placeholder>;
}

import type { DbOrTx } from './client';

/** Callers may choose keys, so there is an end to them. */
const MOST_KEYS = 300;

/**
 * Statements that are built once for each pool (or transaction) and key, not for each call: neither drizzle nor
 * PostgreSQL reads them anew. `make` ends in `.prepare(name)`; its keys must be few, since each stays on every connection.
 */
export function prepared<T, K extends string = ''>(
  make: (db: DbOrTx, key: K) => T,
): (db: DbOrTx, key?: K) => T {
  const made = new WeakMap<DbOrTx, Map<K, T>>();
  return (db, key = '' as K) => {
    const own = made.get(db) ?? new Map<K, T>();
    made.set(db, own);
    const statement = own.get(key) ?? make(db, key);
    if (own.size >= MOST_KEYS) own.clear();
    own.set(key, statement);
    return statement;
  };
}

import type { Db, Tx } from './client';

/** Returns a pool all of whose statements are part of a transaction; transactions within it are savepoints. */
export const withinTransaction = (db: Db, tx: Tx): Db =>
  new Proxy(db, {
    get: (_pool, name) =>
      name === 'transaction'
        ? (((work) => tx.transaction(work)) satisfies Db['transaction'])
        : (Reflect.get(tx, name, tx) as unknown),
  });

import type postgres from 'postgres';

type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * Returns the pool with transactions that reject statements once they are over. When work runs concurrently, one part may
 * fail and end the transaction while another still sends. The driver would send that statement on the same connection, where
 * it would be committed by itself or become part of the next transaction.
 */
export function guardClosedTransactions(pool: postgres.Sql): postgres.Sql {
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginGuarded = (work: Work) =>
    begin(async (tx) => {
      let isOver = false;
      const send = tx.unsafe;
      const unsafe: typeof send = (...statement) => {
        if (isOver) throw new Error('This transaction is over: it takes no more statements.');
        return send(...statement);
      };
      try {
        return await work(Object.assign(tx, { unsafe }));
      } finally {
        isOver = true;
      }
    });
  return new Proxy(pool, {
    get: (target, name) => (name === 'begin' ? beginGuarded : (Reflect.get(target, name, target) as unknown)),
  });
}

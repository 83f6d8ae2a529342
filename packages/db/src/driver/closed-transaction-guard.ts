import type postgres from 'postgres';

type Work = (tx: postgres.TransactionSql) => unknown;

/**
 * The pool, with transactions that take no statement once they are over. Of work that goes on side by side, one part may
 * be refused and end the transaction while another still has something to send. The driver would send that on the
 * transaction's connection all the same, where it would be kept by itself, or become part of what runs there by then.
 */
export function guardClosedTransactions(pool: postgres.Sql): postgres.Sql {
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginRefusing = (work: Work) =>
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
    get: (target, name) =>
      name === 'begin' ? beginRefusing : (Reflect.get(target, name, target) as unknown),
  });
}

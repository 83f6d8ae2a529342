import type postgres from 'postgres';

/** SQLSTATE of each statement after the one that failed, when several are sent at once. */
const ABORTED = '25P02';

type Work = (tx: postgres.TransactionSql) => unknown;

/** The member of the driver's queries that its types leave out. */
interface DriverQuery {
  reject(error: unknown): void;
}

function isAborted(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && current.code === ABORTED) return true;
  return false;
}

/** Calls `onFailure` with the error of a query, before its caller sees it. Returns the query. */
function watchQuery<Q extends object>(query: Q, onFailure: (error: unknown) => void): Q {
  const own = query as unknown as DriverQuery;
  const { reject } = own;
  own.reject = (error) => {
    onFailure(error);
    reject.call(own, error);
  };
  return query;
}

/**
 * Returns the pool with transactions that reject with the error of the statement that failed first. Of statements that are
 * sent at once a later one may be the first whose error the caller sees, and it says only that the transaction is aborted:
 * a deadlock would not be retried, and an unavailable database not be recognised.
 */
export function rejectWithFirstFailure(pool: postgres.Sql): postgres.Sql {
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginWatched = async (work: Work) => {
    let failure: { error: unknown } | undefined;
    const watched: Work = (tx) => {
      const send = tx.unsafe;
      const note = (error: unknown) => {
        failure ??= { error };
      };
      const unsafe: typeof send = (text, parameters, options) =>
        watchQuery(send(text, parameters, options), note);
      return work(Object.assign(tx, { unsafe }));
    };
    try {
      return await begin(watched);
    } catch (error) {
      throw failure && isAborted(error) ? failure.error : error;
    }
  };
  return new Proxy(pool, {
    get: (target, name) => (name === 'begin' ? beginWatched : (Reflect.get(target, name, target) as unknown)),
  });
}

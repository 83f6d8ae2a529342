import type postgres from 'postgres';

/** A statement as it is observed: `isSent` is false while it waits for a connection. */
export interface ObservedStatement {
  readonly text: string;
  readonly isSent: boolean;
  readonly isInTransaction: boolean;
}

/** Receives the statements and transactions of a pool. */
export interface PoolObserver {
  /** Called when a statement is sent or queued. Returns what to call at its end, with its error if it failed. */
  onStatement(statement: ObservedStatement): (error?: unknown) => void;
  /** Called when a transaction asks for a connection. Returns what to call when it has one, and at its end. */
  onTransaction?(): { started(): void; ended(): void };
}

type Unsafe = postgres.Sql['unsafe'];
type Work = (tx: postgres.TransactionSql) => unknown;
type Savepoint = (work: Work) => Promise<unknown>;

/** Members of the driver's queries that its types leave out. */
interface DriverQuery {
  /** Set once the query was sent. */
  state: unknown;
  handle(): Promise<void>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Notifies the observer when a query is first awaited and when it ends. Returns the query. */
function observeQuery<Q extends object>(
  query: Q,
  { text, isInTransaction, observer }: { text: string; isInTransaction: boolean; observer: PoolObserver },
): Q {
  const own = query as unknown as DriverQuery;
  const { handle, resolve, reject } = own;
  let end: ((error?: unknown) => void) | undefined;
  own.handle = () => {
    end ??= observer.onStatement({
      text,
      isInTransaction,
      get isSent() {
        return own.state !== null && own.state !== undefined;
      },
    });
    return handle.call(own);
  };
  own.resolve = (value) => {
    end?.();
    resolve(value);
  };
  own.reject = (error) => {
    end?.(error);
    reject(error);
  };
  return query;
}

/** Returns the driver's `unsafe` with its queries observed. */
function observeStatements(unsafe: Unsafe, observer: PoolObserver, isInTransaction: boolean): Unsafe {
  return (text, parameters, options) =>
    observeQuery(unsafe(text, parameters, options), { text, isInTransaction, observer });
}

/** Returns the transaction, with its savepoints, with its statements observed. */
function observeTransaction(tx: postgres.TransactionSql, observer: PoolObserver): postgres.TransactionSql {
  const outer = tx.savepoint as Savepoint;
  const savepoint: Savepoint = (work) => outer((inner) => work(observeTransaction(inner, observer)));
  return Object.assign(tx, { unsafe: observeStatements(tx.unsafe, observer, true), savepoint });
}

/** Returns the pool with its statements and transactions reported to an observer. */
export function observedPool(pool: postgres.Sql, observer: PoolObserver): postgres.Sql {
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginObserved = (work: Work) => {
    const transaction = observer.onTransaction?.();
    const run: Work = (tx) => {
      transaction?.started();
      return work(observeTransaction(tx, observer));
    };
    /* The driver passes options, such as the connection, as properties of the function. */
    return begin(Object.assign(run, work)).finally(() => transaction?.ended());
  };
  const replaced = new Map<string | symbol, unknown>([
    ['unsafe', observeStatements(pool.unsafe, observer, false)],
    ['begin', beginObserved],
  ]);
  return new Proxy(pool, {
    get: (target, name) => replaced.get(name) ?? (Reflect.get(target, name, target) as unknown),
  });
}

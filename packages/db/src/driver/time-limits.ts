import postgres from 'postgres';

/** How long a process waits for its database, in milliseconds. */
export interface TimeLimits {
  /** A statement, also where the server does not answer at all. */
  statementMs: number;
  /** A lock that somebody else holds. */
  lockMs: number;
  /** A transaction of ours that sends nothing; the server ends it. */
  idleInTransactionMs: number;
  /** A connection of the pool. */
  poolWaitMs: number;
}

/** The server ends a statement by itself a little earlier than we give it up, and says why. */
const GRACE_MS = 500;

/** The database did not answer in time. What was sent to it may have happened, or may yet happen. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
  constructor(waitedFor: 'a connection' | 'a statement' | 'the end of a transaction') {
    super(`The database did not give ${waitedFor} in time.`);
  }
}

/** Codes of the driver and of the operating system for a server that is not there. */
const CONNECTION_CODES = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Connection failure, server shutting down or starting, too many connections; statement, lock or idle time over. */
const UNAVAILABLE_STATE = /^(08...|57P0[1-5]|53300|57014|55P03|25P0[34])$/;

/** Whether an error says that the database is away, too slow, or has no connection left, however deep it is wrapped. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseTimeout) return true;
    const code = 'code' in current ? current.code : undefined;
    if (typeof code !== 'string') continue;
    if (current instanceof postgres.PostgresError) return UNAVAILABLE_STATE.test(code);
    /* Other lines may break with the same codes; those of the driver have a query. */
    if (CONNECTION_CODES.has(code)) return code.startsWith('CONNECT') || 'query' in current;
  }
  return false;
}

/** What the server is told at the start of a session, so that it ends by itself what takes too long. */
export const sessionLimits = (limits: TimeLimits) => ({
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
});

type Unsafe = postgres.Sql['unsafe'];
type Query = ReturnType<Unsafe>;
type Work = (tx: postgres.TransactionSql) => unknown;

/** What the driver's queries have, beside what their type tells. */
interface DriverQuery {
  /** Set when it was sent. */
  state: unknown;
  handle(): Promise<void>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Rejects a query that is not answered in time; one outside of a transaction also when it was not sent in time. It is not
 * taken back: the driver would wait for the answer to a query that it has not sent, and the server may be given a
 * cancellation when it runs another statement. In a transaction, statements that are sent together wait for each other.
 */
function limitQuery(query: Query, limits: TimeLimits, inTransaction?: { onLate(): void }): Query {
  const own = query as unknown as DriverQuery;
  const { handle, resolve, reject } = own;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const giveUp = (waitedFor: 'a connection' | 'a statement') => {
    own.reject(new DatabaseTimeout(waitedFor));
    inTransaction?.onLate();
  };
  const checkSent = () => {
    if (!own.state && !inTransaction) return giveUp('a connection');
    const leftMs = limits.statementMs + GRACE_MS - limits.poolWaitMs;
    timer = setTimeout(giveUp, Math.max(0, leftMs), 'a statement');
  };
  own.handle = () => {
    timer ??= setTimeout(checkSent, Math.min(limits.poolWaitMs, limits.statementMs + GRACE_MS));
    return handle.call(own);
  };
  own.resolve = (value) => {
    stop();
    resolve(value);
  };
  own.reject = (error) => {
    stop();
    reject(error);
  };
  return query;
}

type Savepoint = (work: Work) => Promise<unknown>;

/** The same transaction, and those within it, with each statement limited. */
function limitTransaction(
  tx: postgres.TransactionSql,
  limit: (unsafe: Unsafe) => Unsafe,
): postgres.TransactionSql {
  const outer = tx.savepoint as Savepoint;
  const savepoint: Savepoint = (work) => outer((inner) => work(limitTransaction(inner, limit)));
  return Object.assign(tx, { unsafe: limit(tx.unsafe), savepoint });
}

/**
 * The pool, with a limit on each wait for the database that holds also when the server is frozen or the line to it is
 * dead. Who waits is told with a DatabaseTimeout. A connection stays taken until the server has answered or it breaks, so
 * that no two statements ever meet on it; a transaction that was given up is rolled back then. Only whether a COMMIT
 * that was given up has happened is not known.
 */
export function withTimeLimits(pool: postgres.Sql, limits: TimeLimits): postgres.Sql {
  const limited =
    (unsafe: Unsafe, inTransaction?: { onLate(): void }): Unsafe =>
    (...statement) =>
      limitQuery(unsafe(...statement), limits, inTransaction) as never;
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginLimited = (work: Work) =>
    new Promise<unknown>((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = (waitedFor: ConstructorParameters<typeof DatabaseTimeout>[0]) => {
        isGivenUp = true;
        reject(new DatabaseTimeout(waitedFor));
      };
      let timer = setTimeout(giveUp, limits.poolWaitMs, 'a connection');
      const run = async (tx: postgres.TransactionSql) => {
        clearTimeout(timer);
        if (isGivenUp) throw new DatabaseTimeout('a connection');
        try {
          const onLate = () => giveUp('a statement');
          return await work(limitTransaction(tx, (unsafe) => limited(unsafe, { onLate })));
        } finally {
          timer = setTimeout(giveUp, limits.statementMs + GRACE_MS, 'the end of a transaction');
        }
      };
      begin(run)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  const changed = new Map<string | symbol, unknown>([
    ['unsafe', limited(pool.unsafe)],
    ['begin', beginLimited],
  ]);
  return new Proxy(pool, {
    get: (target, name) => changed.get(name) ?? (Reflect.get(target, name, target) as unknown),
  });
}

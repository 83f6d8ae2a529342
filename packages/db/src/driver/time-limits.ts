import postgres from 'postgres';

/** Time limits of a process's database calls, in milliseconds. */
export interface TimeLimits {
  /** For a statement, even when the server does not respond at all. */
  statementMs: number;
  /** For a lock. */
  lockMs: number;
  /** For an idle transaction, which the server then ends. */
  idleInTransactionMs: number;
  /** For a connection of the pool. */
  poolWaitMs: number;
}

/** The server's own limit ends a statement this much earlier than the client's, and gives a reason. */
const GRACE_MS = 500;

/** Thrown when the database did not respond in time; the statement may still take effect. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout';
  constructor(waitedFor: 'a connection' | 'a statement' | 'the end of a transaction') {
    super(`The database did not give ${waitedFor} in time.`);
  }
}

/** Error codes of the driver and the operating system for a lost or refused connection. */
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
/** SQLSTATEs: connection failure, shutdown or start, too many connections; statement, lock or idle timeout. */
const UNAVAILABLE_STATE = /^(08...|57P0[1-5]|53300|57014|55P03|25P0[34])$/;

/** Returns whether an error or one of its causes means that the database is down, too slow or out of connections. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseTimeout) return true;
    const code = 'code' in current ? current.code : undefined;
    if (typeof code !== 'string') continue;
    if (current instanceof postgres.PostgresError) return UNAVAILABLE_STATE.test(code);
    /* Other connections fail with the same codes; errors of the driver have a query. */
    if (CONNECTION_CODES.has(code)) return code.startsWith('CONNECT') || 'query' in current;
  }
  return false;
}

/** Codes of a connection that was open and ended, by either side. */
const ENDED_CODES = new Set<unknown>([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
]);

/** Returns whether a connection ended that was open, which does not say that the database is unavailable to others. */
export const isConnectionEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ENDED_CODES.has(error.code);

/** Returns the session settings with which the server enforces the limits itself. */
export const sessionLimits = (limits: TimeLimits) => ({
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
});

/** How limits are enforced, besides the client's own clock. */
interface Enforcement {
  /** Sets the server's limits in each transaction, for sessions that are shared. */
  setsInTransactions: boolean;
  /** Destroys the connection of a late statement and idle ones, since another host may be the primary by now. */
  destroysLate: boolean;
}

/** Returns the statements that set the server's limits until the end of a transaction. */
const localLimits = (limits: TimeLimits) =>
  Object.entries(sessionLimits(limits))
    .map(([name, ms]) => `set local ${name} = ${Math.round(ms)}`)
    .join(';');

type Unsafe = postgres.Sql['unsafe'];
type Query = ReturnType<Unsafe>;
type Work = (tx: postgres.TransactionSql) => unknown;

/** A connection of the driver, which the patch makes known. */
interface DriverConnection {
  destroy(): void;
}

/** A pool of the patched driver. */
interface DriverPool {
  /** Destroys the connections without a statement; the next statements open new ones. */
  dropIdle(): void;
}

/** Members of the driver's queries that its types leave out. */
interface DriverQuery {
  /** Set once the query was sent. */
  state: unknown;
  /** Set once the query was sent. */
  connection?: DriverConnection;
  handle(): Promise<void>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Returns a query that rejects when it gets no response in time or, outside of a transaction, was not sent in time. It is
 * not cancelled: the driver would wait for the response to an unsent query, and a late cancellation could hit another
 * statement. In a transaction, pipelined statements wait for each other.
 */
function limitQuery(
  query: Query,
  limits: TimeLimits,
  onLate: (connection: DriverConnection | undefined) => void,
  inTransaction: boolean,
): Query {
  const own = query as unknown as DriverQuery;
  const { handle, resolve, reject } = own;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const abort = (waitedFor: 'a connection' | 'a statement') => {
    own.reject(new DatabaseTimeout(waitedFor));
    onLate(own.connection);
  };
  const checkSent = () => {
    if (!own.state && !inTransaction) return abort('a connection');
    const leftMs = limits.statementMs + GRACE_MS - limits.poolWaitMs;
    timer = setTimeout(abort, Math.max(0, leftMs), 'a statement');
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

/** Returns the function with a limit on each statement that it makes. */
const withLimit = <Make extends (...values: never[]) => unknown>(
  make: Make,
  limits: TimeLimits,
  onLate: (connection: DriverConnection | undefined) => void,
  inTransaction = false,
): Make =>
  new Proxy(make, {
    apply: (target, self, values) => {
      const made: unknown = Reflect.apply(target, self, values);
      /* A part of a statement, such as a name, is sent with the whole. */
      return made instanceof Promise ? limitQuery(made as Query, limits, onLate, inTransaction) : made;
    },
  });

type Savepoint = (work: Work) => Promise<unknown>;

/** Returns the transaction, with its savepoints, with a limit on each statement. */
function limitTransaction(
  tx: postgres.TransactionSql,
  limit: (unsafe: Unsafe) => Unsafe,
): postgres.TransactionSql {
  const outer = tx.savepoint as Savepoint;
  const savepoint: Savepoint = (work) => outer((inner) => work(limitTransaction(inner, limit)));
  return Object.assign(tx, { unsafe: limit(tx.unsafe), savepoint });
}

/**
 * Returns the pool with a time limit on each call, which applies even when the server is frozen or the connection dead.
 * Callers get a DatabaseTimeout. A connection stays in use until the server has responded or it breaks, so that no two
 * statements share it; a timed-out transaction is rolled back then. Where there are several hosts the connection is
 * destroyed instead. Whether a timed-out COMMIT took effect is unknown.
 */
export function withTimeLimits(
  pool: postgres.Sql,
  limits: TimeLimits,
  { setsInTransactions, destroysLate }: Enforcement,
): postgres.Sql {
  const drop = (connection: DriverConnection | undefined) => {
    if (!destroysLate || !connection) return;
    connection.destroy();
    (pool as unknown as DriverPool).dropIdle();
  };
  const begin = pool.begin.bind(pool) as (work: Work) => Promise<unknown>;
  const beginLimited = (work: Work) =>
    new Promise<unknown>((resolve, reject) => {
      let isAborted = false;
      let connection: DriverConnection | undefined;
      const abort = (waitedFor: ConstructorParameters<typeof DatabaseTimeout>[0]) => {
        isAborted = true;
        reject(new DatabaseTimeout(waitedFor));
        drop(connection);
      };
      let timer = setTimeout(abort, limits.poolWaitMs, 'a connection');
      const run = async (tx: postgres.TransactionSql) => {
        clearTimeout(timer);
        if (isAborted) throw new DatabaseTimeout('a connection');
        try {
          const onLate = () => abort('a statement');
          /* Sent together with the first statement; when it fails, the driver rejects the transaction. */
          if (setsInTransactions) tx.unsafe(localLimits(limits)).catch(() => undefined);
          const limit = (unsafe: Unsafe) => withLimit(unsafe, limits, onLate, true);
          return await work(limitTransaction(tx, limit));
        } finally {
          timer = setTimeout(abort, limits.statementMs + GRACE_MS, 'the end of a transaction');
        }
      };
      const onconnection = (own: DriverConnection) => (connection = own);
      begin(Object.assign(run, { onconnection }))
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  const changed = new Map<string | symbol, unknown>([
    ['unsafe', withLimit(pool.unsafe, limits, drop)],
    ['begin', beginLimited],
  ]);
  return new Proxy(withLimit(pool, limits, drop), {
    get: (target, name) => changed.get(name) ?? (Reflect.get(target, name, target) as unknown),
  });
}

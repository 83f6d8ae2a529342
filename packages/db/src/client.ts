import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { guardClosedTransactions } from './driver/closed-transaction-guard';
import { withAutomaticPreparedStatements } from './driver/automatic-prepared-statements';
import { observedPool, type PoolObserver } from './driver/observed-pool';
import { rejectWithFirstFailure } from './driver/first-failure';
import { hostOptions, hostsOf } from './driver/host-options';
import { sessionLimits, withTimeLimits, type TimeLimits } from './driver/time-limits';

const MOST_BACKOFF_SECONDS = 1;

/** What a connection through a pooler in transaction mode, such as PgBouncer, allows. */
export interface PoolerOptions {
  /** Whether sessions are shared: settings of a connection are refused, so limits are set in each transaction. */
  sharesSessions: boolean;
  /** Whether statements may be prepared. */
  prepares: boolean;
}

const DIRECT: PoolerOptions = { sharesSessions: false, prepares: true };

/** Options of a process's connection pool. */
export interface DatabaseOptions {
  /** Maximum connections; on few cores a small pool is fastest. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Time limits; without them waits are unlimited. */
  limits?: TimeLimits;
  /** Receives statements and transactions, for metrics and traces. */
  observer?: PoolObserver | undefined;
  /** How the URL reaches the server; by default directly. */
  pooler?: PoolerOptions;
  /** Whether the URL leads to standbys for reads only: of several hosts one that is a standby is used. */
  usesStandby?: boolean;
  /** Called with the text of every statement that is sent, to count them. */
  onStatement?: (text: string) => void;
}

/** Opens a connection pool. `close()` waits up to five seconds for statements in flight. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const { onStatement, limits, observer, pooler = DIRECT, usesStandby = false } = options;
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    ...hostOptions(url, usesStandby ? 'standby' : 'read-write'),
    prepare: pooler.prepares,
    /* PgBouncer before 1.21 gives a session away between the parts of a statement that follows another one at once. */
    ...(pooler.sharesSessions ? { max_pipeline: 0 } : {}),
    /* Seconds between connection attempts: the driver's own delay grows to twenty after the server is back. */
    backoff: (tries) => Math.min(MOST_BACKOFF_SECONDS, 0.05 * 2 ** tries),
    onnotice: () => undefined,
    ...(onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}),
    connection: {
      application_name: options.applicationName ?? 'aabha',
      ...(limits && !pooler.sharesSessions ? sessionLimits(limits) : {}),
    },
  });
  const observed = observer ? observedPool(sql, observer) : sql;
  const limited = limits
    ? withTimeLimits(observed, limits, {
        setsInTransactions: pooler.sharesSessions,
        destroysLate: hostsOf(url).length > 1,
      })
    : observed;
  const guarded = rejectWithFirstFailure(guardClosedTransactions(limited));
  /* Without the tables, of which Drizzle would make a query builder each in every transaction; nothing uses those. */
  const db = drizzle(pooler.prepares ? withAutomaticPreparedStatements(guarded) : guarded, {
    casing: 'snake_case',
  });
  return { db, sql: limited, close: () => sql.end({ timeout: 5 }) };
}

export type DatabaseClient = ReturnType<typeof openDatabase>;
export type Db = DatabaseClient['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The pool, or the transaction that a query is part of. */
export type DbOrTx = Db | Tx;

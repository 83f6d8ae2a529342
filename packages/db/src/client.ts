import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { guardClosedTransactions } from './driver/closed-transaction-guard';
import { withAutomaticPreparedStatements } from './driver/automatic-prepared-statements';
import { observedPool, type PoolObserver } from './driver/observed-pool';
import * as schema from './schema/schema';
import { withTimeLimits, sessionLimits, type TimeLimits } from './driver/time-limits';

const MOST_BACKOFF_SECONDS = 1;

/** Options of a process's connection pool. */
export interface DatabaseOptions {
  /** Maximum connections; on few cores a small pool is fastest. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Time limits; without them waits are unlimited. */
  limits?: TimeLimits;
  /** Is told of statements and transactions, for metrics and traces. */
  observer?: PoolObserver | undefined;
  /** Called with the text of every statement that is sent, to count them. */
  onStatement?: (text: string) => void;
}

/** Opens a connection pool. `close()` waits up to five seconds for statements in flight. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const { onStatement, limits, observer } = options;
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: 10,
    /* Seconds between connection attempts: the driver's own delay grows to twenty after the server is back. */
    backoff: (tries) => Math.min(MOST_BACKOFF_SECONDS, 0.05 * 2 ** tries),
    onnotice: () => undefined,
    ...(onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}),
    connection: {
      application_name: options.applicationName ?? 'aabha',
      ...(limits ? sessionLimits(limits) : {}),
      /*
       * Trigram similarity from which a catalogue word is a spelling suggestion: that of a four-letter word with one wrong
       * letter in the middle. The edit distance then decides.
       */
      'pg_trgm.word_similarity_threshold': '0.24',
      /*
       * The default of 4 is for spinning disks. With it, a search that matches a fifth of the catalogue reads every row and
       * decompresses its search vector, which takes five times as long as the index.
       */
      random_page_cost: '1.1',
    },
  });
  const observed = observer ? observedPool(sql, observer) : sql;
  const pool = limits ? withTimeLimits(observed, limits) : observed;
  const db = drizzle(withAutomaticPreparedStatements(guardClosedTransactions(pool)), {
    schema,
    casing: 'snake_case',
  });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

export type DatabaseClient = ReturnType<typeof openDatabase>;
export type Db = DatabaseClient['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The pool, or the transaction that a query is part of. */
export type DbOrTx = Db | Tx;

import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { guardClosedTransactions } from './driver/closed-transaction-guard';
import { withAutomaticPreparedStatements } from './driver/automatic-prepared-statements';
import * as schema from './schema/schema';
import { withTimeLimits, sessionLimits, type TimeLimits } from './driver/time-limits';

const MOST_BACKOFF_SECONDS = 1;

/** How a process talks to its database. */
export interface DatabaseOptions {
  /** Connections at most; on few cores a small pool is the fast one. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** How long to wait for it; without them as long as it takes. */
  limits?: TimeLimits;
  /** Is told the text of every statement that is sent, for counting them. */
  onStatement?: (text: string) => void;
}

/** Opens a pool. `close()` waits for what is in flight, up to five seconds. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const { onStatement, limits } = options;
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: 10,
    /* Between tries of a connection, in seconds: the driver's own grows to twenty, which a server that is back has to wait. */
    backoff: (tries) => Math.min(MOST_BACKOFF_SECONDS, 0.05 * 2 ** tries),
    onnotice: () => undefined,
    ...(onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}),
    connection: {
      application_name: options.applicationName ?? 'aabha',
      ...(limits ? sessionLimits(limits) : {}),
      /*
       * How like a misspelled word must be to one of the catalogue for being looked at: as like as one wrong letter in the
       * middle of four leaves it. What was meant is then decided by counting slips.
       */
      'pg_trgm.word_similarity_threshold': '0.24',
      /*
       * The planner's own 4 is for disks with arms. With it, a search that a fifth of the catalogue fits reads every row
       * and unpacks its search vector, which takes five times as long as going by the index.
       */
      random_page_cost: '1.1',
    },
  });
  const pool = limits ? withTimeLimits(sql, limits) : sql;
  const db = drizzle(withAutomaticPreparedStatements(guardClosedTransactions(pool)), {
    schema,
    casing: 'snake_case',
  });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query takes: the pool, or the transaction it shall be part of. */
export type DbOrTx = Db | Tx;

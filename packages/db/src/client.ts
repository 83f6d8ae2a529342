import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { prepareWhatRepeats } from './prepare-what-repeats';
import * as schema from './schema/schema';

/** How a process talks to its database. */
export interface DatabaseOptions {
  /** Connections at most; on few cores a small pool is the fast one. */
  maxConnections?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Is told the text of every statement that is sent, for counting them. */
  onStatement?: (text: string) => void;
}

/** Opens a pool. `close()` waits for what is in flight, up to five seconds. */
export function openDatabase(url: string, options: DatabaseOptions = {}) {
  const { onStatement } = options;
  const sql = postgres(url, {
    max: options.maxConnections ?? 10,
    connect_timeout: 10,
    onnotice: () => undefined,
    ...(onStatement ? { debug: (_connection: number, text: string) => onStatement(text) } : {}),
    connection: {
      application_name: options.applicationName ?? 'aabha',
      /* How like a misspelled word must be to a right one in the product search; pg_trgm's own 0.6 finds few. */
      'pg_trgm.word_similarity_threshold': '0.38',
    },
  });
  const db = drizzle(prepareWhatRepeats(sql), { schema, casing: 'snake_case' });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query takes: the pool, or the transaction it shall be part of. */
export type DbOrTx = Db | Tx;

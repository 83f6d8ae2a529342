import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db, Tx } from '@aabha/db/client';
import type { ProcessCache } from '../cache/process-cache';
import type { Config } from '../core/config';
import type { Ports } from '../ports';
import type { RateLimits } from '../core/rate-limits';

/**
 * What other modules do in the transaction in which something happened, so that payments need not know of orders and returns.
 * Given by `effects.ts`.
 */
export interface TransactionHandlers {
  /** The provider refunded a payment; `at` is an ISO-8601 instant. */
  onRefunded(tx: Tx, paymentId: string, at: string): Promise<void>;
}

/** What one process has for its life; a request adds who is calling. */
export interface AppDeps {
  config: Config;
  db: Db;
  /** The same database for work that may take long and that no shopper waits for: the worker, exports. */
  workDb: Db;
  sql: Database['sql'];
  ports: Ports;
  limits: RateLimits;
  cache: ProcessCache;
  handlers: TransactionHandlers;
  log: FastifyBaseLogger;
}

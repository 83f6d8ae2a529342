import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '@aabha/db/client';
import type { ProcessCache } from '../cache/process-cache';
import type { Config } from '../core/config';
import type { Ports } from '../ports';
import type { RateLimits } from '../core/rate-limits';

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
  log: FastifyBaseLogger;
}

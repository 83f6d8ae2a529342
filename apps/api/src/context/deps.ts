import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseClient, Db, Tx } from '@aabha/db/client';
import type { ProcessMetrics } from '@aabha/web/process-metrics';
import type { ProcessCache } from '../cache/process-cache';
import type { Config } from '../core/config';
import type { Ports } from '../ports';
import type { ReadReplica } from '../replica/read-replica';
import type { RateLimits } from '../core/rate-limits';
import type { LiveChanges } from './live-changes.types';
import type { LiveSettings } from './live-settings.types';
import type { BrowserReports } from './browser-reports.types';
import type { RefusedPins } from './refused-pins.types';
import type { WaitingRooms } from './waiting-rooms.types';

/**
 * Handlers that other modules run in the transaction of an event, so that payments do not depend on orders
 * and returns. Provided by `effects.ts`.
 */
export interface TransactionHandlers {
  /** The provider refunded a payment; `at` is an ISO-8601 instant. */
  onRefunded(tx: Tx, paymentId: string, at: string): Promise<void>;
  /** The provider refunded a part of a payment that leaves some of it. */
  onPartRefunded(tx: Tx, refundId: string, at: string): Promise<void>;
}

/** Numbers the invoices of committed orders: gapless, unique per financial year, in batches. */
export interface InvoiceNumbers {
  /** Numbers a batch of invoices without a number. Returns how many. */
  numberPending(): Promise<number>;
  /** Returns the number of a committed order's invoice; undefined when it has none within half a second. */
  numberOf(orderId: string): Promise<string | undefined>;
}

/** Dependencies of the process; a request adds its caller. */
export interface AppDeps {
  config: Config;
  settings: LiveSettings;
  db: Db;
  /** The same database for long work that no shopper waits for: the worker and exports. */
  workDb: Db;
  /** The pool of workers, where they have a role of their own (`DATABASE_WORKER_URL`); else they use `workDb`. */
  workerDb?: Db | undefined;
  /** The standby that reports are read from, through `openReport` of a request, and by the worker for reports that are mailed. Absent where there is none. */
  replica?: ReadReplica | undefined;
  sql: DatabaseClient['sql'];
  ports: Ports;
  limits: RateLimits;
  cache: ProcessCache;
  live: LiveChanges;
  invoiceNumbers: InvoiceNumbers;
  waitingRooms: WaitingRooms;
  refusedPins: RefusedPins;
  browserReports: BrowserReports;
  handlers: TransactionHandlers;
  log: FastifyBaseLogger;
  /** Absent where metrics are off. */
  metrics?: ProcessMetrics | undefined;
}

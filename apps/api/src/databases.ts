import type { FastifyBaseLogger } from 'fastify';
import { openDatabase, type Db, type PoolerOptions } from '@aabha/db/client';
import type { PoolObserver } from '@aabha/db/driver/observed-pool';
import type { TimeLimits } from '@aabha/db/driver/time-limits';
import type { Config } from './core/config';
import { ReadReplica } from './replica/read-replica';
import { replicaConnections } from './replica/replica-connections';
import { withTracing } from './tracing/with-tracing';

/** Returns the database time limits of requests. */
const requestLimits = (config: Config): TimeLimits => ({
  statementMs: config.DATABASE_STATEMENT_SECONDS * 1000,
  lockMs: config.DATABASE_LOCK_SECONDS * 1000,
  idleInTransactionMs: config.DATABASE_IDLE_IN_TRANSACTION_SECONDS * 1000,
  poolWaitMs: config.DATABASE_POOL_WAIT_SECONDS * 1000,
});

/** Returns the database time limits of background work. */
const workLimits = (config: Config): TimeLimits => {
  const most = config.DATABASE_WORK_SECONDS * 1000;
  return { statementMs: most, lockMs: most, idleInTransactionMs: most, poolWaitMs: most };
};

/** Returns how `DATABASE_URL` reaches the server: another address for direct connections makes it that of a pooler. */
export const poolerOf = (
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_PREPARE' | 'directDatabaseUrl'>,
): PoolerOptions => ({
  sharesSessions: config.directDatabaseUrl !== config.DATABASE_URL,
  prepares: config.DATABASE_PREPARE === 'on',
});

/** Connections for reads of reports; an export reads one page at a time. */
const REPLICA_CONNECTIONS = 4;

/** A process without workers exports a list only occasionally. */
const EXPORT_CONNECTIONS = 2;

export type PoolName = 'requests' | 'work' | 'replica';

/** Returns the observer of a pool, if there is one. */
export type PoolObservers = (pool: PoolName) => PoolObserver | undefined;

/** Opens the pool of workers that have a role of their own; undefined where they have none, or where the process runs none. */
function openWorkerPool(config: Config, observerOf: PoolObservers) {
  if (config.DATABASE_WORKER_URL === undefined || config.API_ROLE === 'web') return undefined;
  return openDatabase(config.DATABASE_WORKER_URL, {
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: `aabha-${config.API_ROLE}-worker`,
    limits: workLimits(config),
    observer: withTracing(observerOf('work')),
    pooler: poolerOf(config),
  });
}

/** Opens the connection pools of a process: one for requests, one with longer limits for work, and one of the worker's role. */
export function openDatabases(config: Config, observerOf: PoolObservers = () => undefined) {
  const requests = openDatabase(config.DATABASE_URL, {
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: `aabha-${config.API_ROLE}`,
    limits: requestLimits(config),
    observer: withTracing(observerOf('requests')),
    pooler: poolerOf(config),
  });
  const worker = openWorkerPool(config, observerOf);
  const work = openDatabase(config.DATABASE_URL, {
    maxConnections:
      config.API_ROLE === 'web' || worker !== undefined ? EXPORT_CONNECTIONS : config.DATABASE_CONNECTIONS,
    applicationName: `aabha-${config.API_ROLE}-work`,
    limits: workLimits(config),
    observer: withTracing(worker === undefined ? observerOf('work') : undefined),
    pooler: poolerOf(config),
  });
  return {
    db: requests.db,
    sql: requests.sql,
    workDb: work.db,
    workerDb: worker?.db,
    async close() {
      await Promise.all([requests.close(), work.close(), worker?.close()]);
    },
  };
}

/** Opens the read replica that reports use, those that the worker mails among them, where one is set. */
export function openReplica(
  config: Config,
  {
    primary,
    log,
    observerOf,
  }: { primary: Db; log: FastifyBaseLogger; observerOf?: PoolObservers | undefined },
): ReadReplica | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG_SECONDS: maxLagSeconds, API_ROLE: role } = config;
  if (url === undefined) return undefined;
  const open = (maxConnections: number) =>
    openDatabase(url, {
      maxConnections,
      applicationName: `aabha-${role}-reports`,
      limits: { ...workLimits(config), poolWaitMs: config.DATABASE_POOL_WAIT_SECONDS * 1000 },
      observer: withTracing(observerOf?.('replica')),
      usesStandby: true,
    });
  const connections = replicaConnections(open, Math.min(config.DATABASE_CONNECTIONS, REPLICA_CONNECTIONS));
  return new ReadReplica({ primary, connections, maxLagMs: maxLagSeconds * 1000, log });
}

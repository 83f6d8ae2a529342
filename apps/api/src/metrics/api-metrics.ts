import { openProcessMetrics, type ProcessMetrics } from '@aabha/web/process-metrics';
import type { AppDeps } from '../context/deps';
import type { Config } from '../core/config';
import type { PoolObservers } from '../databases';
import { observeCache } from './observe-cache';
import { observeEvents } from './observe-events';
import { observePools } from './observe-pools';
import { observeReplica } from './observe-replica';
import { observeShop } from './observe-shop';

/** The metrics of an API process, from before its pools are opened. */
interface ApiMetrics {
  process: ProcessMetrics;
  /** For `openDatabases`. */
  observerOf: PoolObservers;
  /** Adds the metrics of what the process opened since. */
  observe(deps: Pick<AppDeps, 'cache' | 'config' | 'db' | 'log' | 'replica'>): void;
}

/** Opens the metrics of an API process; undefined, and without loading the library, where `METRICS_PORT` is not set. */
export async function openApiMetrics(config: Config): Promise<ApiMetrics | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, BUILD_VERSION: version, API_ROLE: role } = config;
  if (port === undefined) return undefined;
  const process = await openProcessMetrics({ port, host, version, service: `api-${role}` });
  observeEvents(process);
  return {
    process,
    observerOf: observePools(process),
    observe({ cache, db, log, replica }) {
      if (role !== 'worker') observeCache(process, cache);
      if (replica) observeReplica(process, replica);
      if (role !== 'web') observeShop(process, db, log);
      log.info({ url: process.url }, 'metrics are served');
    },
  };
}

import { openProcessMetrics, type ProcessMetrics } from '@aabha/web/process-metrics';
import type { PagesOptions } from './pages';
import type { StoreConfig } from './store-config';

/** Among them is the limit of the service level for cached pages: 50 ms. */
const PAGE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** The metrics of the storefront's server. */
interface StoreMetrics {
  process: ProcessMetrics;
  onPage: NonNullable<PagesOptions['onPage']>;
}

/** Opens the metrics of the storefront; undefined, and without loading the library, where `METRICS_PORT` is not set. */
export async function openStoreMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
  BUILD_VERSION: version,
}: Pick<StoreConfig, 'METRICS_PORT' | 'METRICS_HOST' | 'BUILD_VERSION'>): Promise<StoreMetrics | undefined> {
  if (port === undefined) return undefined;
  const process = await openProcessMetrics({ port, host, version, service: 'storefront' });
  const seconds = new process.prom.Histogram({
    name: 'aabha_page_seconds',
    help: 'Seconds from the arrival of a request to its page, from the cache or rendered for it.',
    labelNames: ['source'],
    buckets: PAGE_SECONDS,
    registers: [process.registry],
  });
  return {
    process,
    onPage: ({ ageMs, elapsedMs }) =>
      seconds.observe({ source: ageMs > 0 ? 'cache' : 'rendered' }, elapsedMs * 1e-3),
  };
}

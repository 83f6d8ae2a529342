import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import { createPagePathReader } from '../src/page-path-reader';
import { discovery } from './discovery';
import { pages } from './pages';
import type { RenderWorkerData } from './render-worker.types';
import { openStoreMetrics } from './store-metrics';
import { readStoreConfig, type StoreConfig } from './store-config';
import { startWorkerRenderer } from './worker-renderer';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CLIENT_FOLDER = join(HERE, '../client');

const renderWorkerData = (config: StoreConfig): RenderWorkerData => ({
  clientFolder: CLIENT_FOLDER,
  apiUrl: config.API_URL,
  storeUrl: config.STORE_URL,
  paymentOrigins: config.payment,
  googleAnalyticsId: config.SHOP_GOOGLE_ANALYTICS_ID,
});

async function start(): Promise<void> {
  const config = readStoreConfig(process.env);
  const metrics = await openStoreMetrics(config);
  const app = await createWebServer({
    metrics: metrics?.process,
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
    connectionsPerNetwork: config.CONNECTIONS_PER_NETWORK,
    requestTimeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
    files: { root: CLIENT_FOLDER, hashedPrefix: '/assets/' },
  });
  const renderer = await startWorkerRenderer({
    file: join(HERE, 'render-worker.js'),
    data: renderWorkerData(config),
    onError: (error) => app.log.error({ err: error }, 'page rendering failed'),
  });
  app.addHook('onClose', () => renderer.stop());
  app.addHook('onClose', () => metrics?.process.stop());
  discovery(app, { apiUrl: config.API_URL, storeUrl: config.STORE_URL });
  pages(app, {
    render: renderer.render,
    readPath: createPagePathReader(),
    isCaching: true,
    onPage: metrics?.onPage,
  });
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.STORE_PORT, variable: 'STORE_PORT' });
}

runWebServer('The storefront', start);

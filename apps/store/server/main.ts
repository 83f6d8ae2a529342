import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import { createPagePathReader } from '../src/page-path-reader';
import { discovery } from './discovery';
import { LANGUAGES, type Language } from './languages';
import { offline } from './offline';
import { pages } from './pages';
import type { RenderWorkerData } from './render-worker.types';
import { pagePolicy } from './page-policy';
import { openStoreMetrics } from './store-metrics';
import { readStoreConfig, type StoreConfig } from './store-config';
import { startWorkerRenderer, type WorkerRenderer } from './worker-renderer';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CLIENT_FOLDER = join(HERE, '../client');

const renderWorkerData = (config: StoreConfig, { basePath }: Language): RenderWorkerData => ({
  clientFolder: join(CLIENT_FOLDER, basePath),
  apiUrl: config.API_URL,
  storeUrl: config.STORE_URL,
  paymentOrigins: config.payment,
  googleAnalyticsId: config.SHOP_GOOGLE_ANALYTICS_ID,
});

type Renderers = ReadonlyMap<Language, WorkerRenderer>;

/** Starts a thread for each language, whose build holds its messages only. */
async function startRenderers(config: StoreConfig, onError: (error: unknown) => void): Promise<Renderers> {
  const started = LANGUAGES.map(async (language): Promise<[Language, WorkerRenderer]> => {
    const file = join(HERE, language.basePath, 'render-worker.js');
    return [language, await startWorkerRenderer({ file, data: renderWorkerData(config, language), onError })];
  });
  return new Map(await Promise.all(started));
}

function rendererOf(renderers: Renderers, language: Language): WorkerRenderer {
  const renderer = renderers.get(language);
  if (!renderer) throw new Error(`No thread renders ${language.tag}.`);
  return renderer;
}

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
    pages: pagePolicy(config),
    files: {
      root: CLIENT_FOLDER,
      hashedPrefixes: LANGUAGES.map(({ basePath }) => `${basePath}/assets/`),
    },
  });
  const onError = (error: unknown) => app.log.error({ err: error }, 'page rendering failed');
  const renderers = await startRenderers(config, onError);
  app.addHook('onClose', async () => {
    await Promise.all([...renderers.values()].map((renderer) => renderer.stop()));
  });
  app.addHook('onClose', () => metrics?.process.stop());
  offline(app);
  discovery(app, { apiUrl: config.API_URL, storeUrl: config.STORE_URL });
  pages(app, {
    render: (path, language, ticket) =>
      rendererOf(renderers, language).render(language.basePath + path, ticket),
    readPath: createPagePathReader(),
    isCaching: true,
    onPage: metrics?.onPage,
  });
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.STORE_PORT, variable: 'STORE_PORT' });
}

runWebServer('The storefront', start);

import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import { createRenderer } from '../src/entry-server';
import { discovery } from './discovery';
import { readStyles } from './inline-styles';
import { pages } from './pages';
import { readBuildManifest, toRouterManifest } from './router-manifest';
import { readStoreConfig } from './store-config';

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

async function start(): Promise<void> {
  const config = readStoreConfig(process.env);
  const app = await createWebServer({
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
    connectionsPerNetwork: config.CONNECTIONS_PER_NETWORK,
    requestTimeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
    files: { root: CLIENT_FOLDER, hashedPrefix: '/assets/' },
  });
  const built = readBuildManifest(CLIENT_FOLDER);
  const manifest = toRouterManifest(built);
  const render = createRenderer({
    apiUrl: config.API_URL,
    manifest: () => manifest,
    onError: (error) => app.log.error({ err: error }, 'a page failed while rendering'),
  });
  discovery(app, { apiUrl: config.API_URL, storeUrl: config.STORE_URL });
  pages(app, {
    render,
    paymentOrigins: config.payment,
    storeUrl: config.STORE_URL,
    styles: readStyles(CLIENT_FOLDER, built),
    production: true,
  });
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.STORE_PORT, variable: 'STORE_PORT' });
}

runWebServer('The storefront', start);

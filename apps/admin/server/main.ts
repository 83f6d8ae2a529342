import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import { readConfig } from './config';
import { registerPages } from './pages';

runWebServer('The back office', async () => {
  const config = readConfig();
  const root = fileURLToPath(new URL('../client', import.meta.url));
  const app = await createWebServer({
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
    connectionsPerNetwork: config.CONNECTIONS_PER_NETWORK,
    requestTimeoutSeconds: config.REQUEST_TIMEOUT_SECONDS,
    pages: { app: 'admin', trustedTypes: config.TRUSTED_TYPES, policies: ['default', 'mail-frame'] },
    files: { root, hashedPrefixes: ['/assets/'] },
  });
  const page = readFileSync(`${root}/index.html`, 'utf8');
  registerPages(app, config.STORE_URL, () => page);
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.ADMIN_PORT, variable: 'ADMIN_PORT' });
});

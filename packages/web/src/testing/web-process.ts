import { readWebConfig, port, webEnvironment } from '../web-config';
import { listen, runWebServer } from '../run-web-server';
import { stopOnSignals } from '../stop-on-signals';
import { createWebServer } from '../web-server';
import { z } from 'zod';

/* A web server like those of the storefront and the back office, in its own process, with pages for tests. */

const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

runWebServer('The web server', async () => {
  const config = readWebConfig(z.object({ ...webEnvironment, WEB_PORT: port(0) }), process.env);
  const app = await createWebServer({
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
  });
  app.get('/page', () => 'a page');
  app.get('/large', () => LARGE);
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.WEB_PORT, variable: 'WEB_PORT' });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { contentSecurityPolicy } from '@aabha/web/content-security-policy';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import { readConfig } from './config';
import { registerPages } from './pages';

/** The same server with the bundler inside, for hot reload. */
runWebServer('The back office', async () => {
  const config = readConfig();
  const root = fileURLToPath(new URL('..', import.meta.url));
  const app = await createWebServer({
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
  });
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  /* The bundler adds its own inline script, which only a development policy allows. */
  const policy = contentSecurityPolicy({ scripts: ["'unsafe-inline'"], connections: ['ws:'] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', policy);
    const own = /^\/(@|src\/|node_modules\/|packages\/)|^\/[^?]*\.[a-z0-9]+(\?|$)/i.test(request.url);
    if (!own) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  registerPages(app, config.STORE_URL, (request) =>
    vite.transformIndexHtml(request.url, readFileSync(`${root}/index.html`, 'utf8')),
  );
  app.addHook('onClose', () => vite.close());
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.ADMIN_PORT, variable: 'ADMIN_PORT' });
});

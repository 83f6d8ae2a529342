import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import type { ServerManifest } from '@tanstack/router-core';
import { createServer, type ViteDevServer } from 'vite';
import { discovery } from './discovery';
import { pages } from './pages';
import { readStoreConfig } from './store-config';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const DEV_MANIFEST: ServerManifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
};

type EntryServer = typeof import('../src/entry-server');

function rendererOf(vite: ViteDevServer, apiUrl: string, onError: (error: unknown) => void) {
  return async (request: Request, nonce: string) => {
    const { createRenderer } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
    return createRenderer({ apiUrl, manifest: () => DEV_MANIFEST, onError })(request, nonce);
  };
}

/** The storefront with hot reload: the bundler answers for modules first, what it does not know is a page. */
async function start(): Promise<void> {
  const config = readStoreConfig(process.env);
  const app = await createWebServer({
    apiUrl: config.API_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    logLevel: config.LOG_LEVEL,
  });
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  const render = rendererOf(vite, config.API_URL, (error) => app.log.error({ err: error }, 'a page failed'));
  discovery(app, { apiUrl: config.API_URL, storeUrl: config.STORE_URL });
  pages(app, { render, paymentOrigins: config.payment, storeUrl: config.STORE_URL, production: false });
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.STORE_PORT, variable: 'STORE_PORT' });
}

runWebServer('The storefront', start);

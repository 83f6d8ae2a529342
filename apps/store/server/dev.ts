import { fileURLToPath } from 'node:url';
import { listen, runWebServer } from '@aabha/web/run-web-server';
import { stopOnSignals } from '@aabha/web/stop-on-signals';
import { createWebServer } from '@aabha/web/web-server';
import type { ServerManifest } from '@tanstack/router-core';
import { createServer, type ViteDevServer } from 'vite';
import { discovery } from './discovery';
import { offline } from './offline';
import { pages, type PagesOptions } from './pages';
import { renderPage, type RenderPageOptions } from './render-page';
import { readStoreConfig, type StoreConfig } from './store-config';

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
type PagePath = typeof import('../src/page-path-reader');

/** Renders with the current modules and normalises paths with the current routes. */
function pagesOf(vite: ViteDevServer, config: StoreConfig, onError: (error: unknown) => void): PagesOptions {
  const { API_URL: apiUrl, SHOP_GOOGLE_ANALYTICS_ID: googleAnalyticsId } = config;
  const { payment: paymentOrigins, STORE_URL: storeUrl } = config;
  const allowGoogleAnalytics = googleAnalyticsId !== '';
  const render: RenderPageOptions['render'] = async (request, nonce, ticket) => {
    const { createRenderer } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
    const manifest = () => DEV_MANIFEST;
    const assets = new Map<string, never>();
    return createRenderer({ apiUrl, manifest, assets, googleAnalyticsId, onError })(request, nonce, ticket);
  };
  const options = { render, paymentOrigins, storeUrl, allowGoogleAnalytics, production: false };
  return {
    render: (path, language, ticket) => renderPage(language.basePath + path, options, ticket),
    readPath: async (url) =>
      ((await vite.ssrLoadModule('/src/page-path-reader.ts')) as PagePath).createPagePathReader()(url),
    isCaching: false,
  };
}

/** The storefront with hot reload: the bundler serves modules, everything else is a page. */
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
  offline(app);
  discovery(app, { apiUrl: config.API_URL, storeUrl: config.STORE_URL });
  pages(
    app,
    pagesOf(vite, config, (error) => app.log.error({ err: error }, 'page rendering failed')),
  );
  stopOnSignals({ app, log: app.log, drainMs: config.DRAIN_SECONDS * 1000 });
  await listen(app, { host: config.HOST, port: config.STORE_PORT, variable: 'STORE_PORT' });
}

runWebServer('The storefront', start);

import { createHash } from 'node:crypto';
import { textsOf } from '@aabha/messages/texts-of';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from './languages';
import { plainPage } from './plain-page';

const TEXTS = textsOf('offline');

const PAGES = LANGUAGES.map(({ code, tag: lang, basePath }) => {
  const { title, reconnect: text, tryAgain } = TEXTS[code];
  return { basePath, path: `${basePath}/offline`, html: plainPage({ lang, title, text, tryAgain }) };
});

const version = createHash('sha256').update(JSON.stringify(PAGES)).digest('hex').slice(0, 12);

/*
 * The browser keeps nothing but one page for each language, and shows it when an address cannot be reached: prices and
 * stock must not be old. A page is asked for while the worker starts, so that it costs no time.
 */
const WORKER = `const CACHE = 'offline-${version}';
const PAGES = ${JSON.stringify(PAGES.map(({ basePath, path }) => ({ basePath, path })))};

self.addEventListener('install', (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll(PAGES.map(({ path }) => path)));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const removed = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  const preload = self.registration.navigationPreload;
  event.waitUntil(Promise.all([removed, preload && preload.enable(), self.clients.claim()]));
});

const offlinePage = (pathname) => {
  const own = PAGES.findLast(({ basePath }) => pathname === basePath || pathname.startsWith(basePath + '/'));
  return caches.match(own.path);
};

const answer = async (event) => {
  try {
    return (await event.preloadResponse) || (await fetch(event.request));
  } catch (error) {
    const page = await offlinePage(new URL(event.request.url).pathname);
    if (!page) throw error;
    return page;
  }
};

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});
`;

/** Serves the page that is shown without a connection, in each language, and the worker that keeps it. */
export function offline(app: FastifyInstance): void {
  for (const { path, html } of PAGES)
    app.get(path, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'public, max-age=0').send(html),
    );
  app.get('/service-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER),
  );
}

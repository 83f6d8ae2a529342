import { networkOf } from '@aabha/web/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PATH } from '../src/not-found-path';
import { busyPage } from './busy-page';
import { splitLanguage, type Language } from './languages';
import { ownPlace } from './own-place';
import { PageCache, type CachedPage } from './page-cache';
import { RenderQueue, RenderQueueFull, type RenderQueueOptions } from './render-queue';
import type { RenderedPage } from './rendered-page';

const CACHE_MS = 30_000;
const MAX_STALE_MS = 10 * 60_000;
const MAX_PAGES = 200;
const RETRY_AFTER_SECONDS = 2;
/** When a waiting room without script asks again, so that nobody waits before the busy page. */
const BUSY_REFRESH_SECONDS = 15;
const HAS_EXTENSION = /\.[a-z0-9]{1,8}$/i;
/** Pages whose address is a key. */
const KEYED = /^\/(?:pay|passport|track|visit)\/./;

/** More concurrent renderings would only wait for the one render thread; some wait for the API meanwhile. */
const RENDERINGS: RenderQueueOptions = { maxRunning: 4, maxWaiting: 24, maxWaitMs: 3000 };

export interface PagesOptions {
  /** Renders the page at a path in a language; with a ticket, for the owner of that place in a waiting room. */
  render: (path: string, language: Language, ticket?: string) => Promise<RenderedPage>;
  /** Normalises an address, without the start of its language, to the path and search that its page depends on. */
  readPath: (url: string) => string | Promise<string>;
  /** Whether pages are cached; off in development, where each is rendered anew. */
  isCaching: boolean;
  /** Called with each page that is sent: its age, and the time since its request arrived. */
  onPage?: ((page: { ageMs: number; elapsedMs: number }) => void) | undefined;
  /** Limits of concurrent renderings. */
  renderings?: RenderQueueOptions;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, ageMs }: CachedPage,
  isPrivate: boolean,
): FastifyReply {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  void reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  /* Also without a ticket: a proxy would send the page to one who has a ticket. */
  if (isPrivate) void reply.header('cache-control', 'private, no-store');
  if (ageMs > 0) void reply.header('age', Math.floor(ageMs / 1000));
  if (brotli) void reply.header('content-encoding', 'br');
  return reply.send(brotli ? page.brotli : page.html);
}

function sendBusy(reply: FastifyReply, language: Language, isRefreshing: boolean): FastifyReply {
  if (isRefreshing) void reply.header('refresh', BUSY_REFRESH_SECONDS);
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(busyPage(language));
}

/**
 * Serves every path that is neither the API's nor a file's as a page. Pages are rendered without a session,
 * since the token stays in the browser, so they contain nothing personal and can be shared. The one exception
 * is the page of a waiting room without script: with a ticket it is rendered for its owner alone, not cached
 * here, and nobody else may store it. Nor may anybody store a page whose address is a key, and its requests name
 * no referrer. A path with a file extension gets a plain 404. When the render queue is full and no earlier page
 * is cached, the visitor gets the busy page.
 */
export function pages(app: FastifyInstance, options: PagesOptions): void {
  const queue = new RenderQueue(options.renderings ?? RENDERINGS);
  const cache = new PageCache({
    ttlMs: options.isCaching ? CACHE_MS : 0,
    maxStaleMs: options.isCaching ? MAX_STALE_MS : 0,
    maxEntries: MAX_PAGES,
    isBusy: () => queue.isBusy,
    /* All unknown paths share one page; unknown televisions do not. */
    isCacheable: (key, { status }) => status === 404 && splitLanguage(key).url === NOT_FOUND_PATH,
  });
  app.get('/*', async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/';
    const { language, url } = splitLanguage(request.url);
    const isKeyed = KEYED.test(url);
    /* A key that was cut off may look like a file. Its page says that the link does not work. */
    if (!isKeyed && HAS_EXTENSION.test(pathname))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const path = await options.readPath(url);
    const own = ownPlace(path, request.headers.cookie);
    const render = (isRefresh: boolean) =>
      queue.run({ network: networkOf(request.ip), isRefresh }, () =>
        options.render(path, language, own?.ticket),
      );
    try {
      const page = own?.ticket
        ? { page: await render(false), ageMs: 0 }
        : await cache.get(language.basePath + path, render);
      options.onPage?.({ ageMs: page.ageMs, elapsedMs: reply.elapsedTime });
      if (isKeyed) void reply.header('referrer-policy', 'no-referrer');
      return send(request, reply, page, own !== undefined || isKeyed);
    } catch (error) {
      if (error instanceof RenderQueueFull) return sendBusy(reply, language, own !== undefined);
      throw error;
    }
  });
}

import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { failureForLog, redactPersonalData } from '@aabha/contracts/logs/failure-for-log';
import { CONNECTIONS_PER_NETWORK } from '@aabha/contracts/settings/limits';
import { apiProxy, refuseCrowd } from './api-proxy';
import { connectionLimits } from './connection-limits';
import { draining } from './draining';
import { endUnused } from './end-unused';
import { LONGEST_PARAMETER, toReadableUrl } from './readable-url';
import { observeRequests } from './observe-requests';
import { ownPath } from './own-path';
import { pipelining } from './pipelining';
import type { PagePolicyOptions } from './page-policy';
import type { ProcessMetrics } from './process-metrics';
import { securityHeaders } from './security-headers';
import { slowReaders } from './slow-readers';
import { staticFiles, type StaticFilesOptions } from './static-files';
import { unreadBodies } from './unread-bodies';

interface WebServerOptions {
  apiUrl: string;
  /** Addresses of reverse proxies whose forwarded headers are trusted. */
  trustedProxies: readonly string[];
  logLevel: string;
  /** Maximum of open connections of one network; 0 disables the limit. */
  connectionsPerNetwork?: number;
  /** Timeout of receiving a request with its body. */
  requestTimeoutSeconds?: number;
  /** Absent where metrics are off. */
  metrics?: ProcessMetrics | undefined;
  /** The client build; absent in development, where the bundler serves its modules. */
  files?: StaticFilesOptions;
  /** Where reports of pages go, and their Trusted Types; absent in development, whose bundler writes scripts. */
  pages?: PagePolicyOptions;
}

const serializers = { err: (error: unknown) => ({ stack: '', ...failureForLog(error) }) };

/** Returns the URL without its query, which may contain personal inputs. */
const pathForLog = (url: string) => redactPersonalData(url.split('?', 1)[0] ?? '');

const REQUEST_TIMEOUT_SECONDS = 60;
const HEADERS_WITHIN_MS = 5_000;
const CHECK_EVERY_MS = 1_000;

/** Adds `/healthz` and `/readyz`. */
function addHealthRoutes(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) =>
    reply
      .code(app.isDraining() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: app.isDraining() ? 'draining' : 'ready' }),
  );
}

/**
 * Creates the server that both web apps share: API proxy, client build, security headers, `/healthz`,
 * `/readyz`. The caller adds the pages.
 */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, serializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...options.trustedProxies],
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    rewriteUrl: toReadableUrl,
    /* Slow senders may not occupy connections. */
    requestTimeout: (options.requestTimeoutSeconds ?? REQUEST_TIMEOUT_SECONDS) * 1000,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    forceCloseConnections: 'idle',
    /* A request that arrives on a keep-alive connection during `close()` is served like any other. */
    return503OnClosing: false,
  });
  if (options.metrics) observeRequests(app, options.metrics);
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const known = status >= 400 && status < 500;
    if (!known) request.log.error({ err: error, path: pathForLog(request.url) }, 'request failed');
    return reply
      .code(known ? status : 500)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(known ? 'This request is not valid.' : 'Something went wrong on our side. Please try again.');
  });
  /* Only the API accepts request bodies. */
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await app.register(pipelining);
  await app.register(draining);
  await app.register(endUnused);
  await app.register(connectionLimits, {
    perNetwork: options.connectionsPerNetwork ?? CONNECTIONS_PER_NETWORK,
    trustedProxies: options.trustedProxies,
    refuse: refuseCrowd,
  });
  await app.register(slowReaders);
  await app.register(unreadBodies);
  await app.register(securityHeaders, { pages: options.pages });
  await app.register(ownPath);
  await app.register(apiProxy, { apiUrl: options.apiUrl, trustedProxies: options.trustedProxies });
  if (options.files) await app.register(staticFiles, options.files);
  addHealthRoutes(app);
  return app;
}

import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';
import { endUnused } from './end-unused';
import { LONGEST_PARAMETER, toReadableUrl } from './readable-url';
import { securityHeaders } from './security-headers';
import { staticFiles, type StaticFilesOptions } from './static-files';

export interface WebServerOptions {
  apiUrl: string;
  /** Addresses of reverse proxies whose forwarded headers count. */
  trustedProxies: readonly string[];
  logLevel: string;
  /** The client build; absent in development, where the bundler serves its modules itself. */
  files?: StaticFilesOptions;
}

const ARRIVES_WITHIN_MS = 60_000;
const HEADERS_WITHIN_MS = 10_000;

/** What both web servers are made of: the API's paths, the client build, security headers, `/healthz`. Pages are the caller's. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...options.trustedProxies],
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    rewriteUrl: toReadableUrl,
    /* Nobody holds connections by sending slowly. */
    requestTimeout: ARRIVES_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: HEADERS_WITHIN_MS / 2 },
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const known = status >= 400 && status < 500;
    if (!known) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'could not answer');
    return reply
      .code(known ? status : 500)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        known ? 'This request cannot be answered.' : 'Something went wrong on our side. Please try again.',
      );
  });
  await app.register(endUnused);
  await app.register(securityHeaders);
  await app.register(apiProxy, { apiUrl: options.apiUrl });
  if (options.files) await app.register(staticFiles, options.files);
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  return app;
}

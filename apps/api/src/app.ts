import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import cors from '@fastify/cors';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';
import { BATCH_MAX, CALL_BODY_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { connectionLimits } from '@aabha/web/connection-limits';
import { usesFastPaths } from '@aabha/db/driver/fast-paths';
import { draining } from '@aabha/web/draining';
import { endUnused } from '@aabha/web/end-unused';
import { observeRequests } from '@aabha/web/observe-requests';
import { LONGEST_PARAMETER, toReadableUrl } from '@aabha/web/readable-url';
import { pipelining } from '@aabha/web/pipelining';
import { slowReaders } from '@aabha/web/slow-readers';
import { unreadBodies } from '@aabha/web/unread-bodies';
import type { AppDeps } from './context/deps';
import { cacheableCalls } from './http/cacheable-calls';
import { noteFailure } from './http/database-failures';
import { headers } from './http/headers';
import { health } from './http/health';
import { toIncomingCall } from './http/incoming-call';
import { media } from './http/media';
import { cacheReads } from './cache/cached-reads';
import { addVary } from './cache/cache-headers';
import { overload } from './http/overload';
import { receiveBodies } from './http/receive-bodies';
import { failureOf, setErrorHandlers, setRetryAfter } from './http/failures';
import { routeLabel } from './metrics/route-label';
import { assertAcceptedType, assertFormSize } from './rest/read-form';
import { rest } from './rest/rest';
import { sharePictures } from './modules/media/share-pictures.service';
import { appRouter, type AppRouter } from './modules/router';
import { createContext } from './context/context';
import { tracing } from './tracing/tracing';
import { describeFailure } from './trpc/errors';
import { MOST_JSON_BYTES } from './trpc/input-limits';
import { runJsonCalls, readJsonCalls, type ErrorHandlers } from './trpc/fast-path/json-calls';

/** Timeout for the headers of a request. */
const HEADERS_WITHIN_MS = 5_000;
const CROWD_RETRY_SECONDS = 2;

/** Builds the HTTP server of the API, for `main` and for tests. The caller owns `deps` and closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  /* A folder that cannot be used stops the start. */
  if (config.media.kind === 'folder') mkdirSync(config.media.folder, { recursive: true });
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: CALL_BODY_MAX_BYTES,
    ...patience(config.REQUEST_TIMEOUT_SECONDS),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    rewriteUrl: toReadableUrl,
    logController: new LogController({ disableRequestLogging: config.NODE_ENV === 'test' }),
    forceCloseConnections: 'idle',
    /* Requests that arrive on a keep-alive connection during the shutdown are served like the others. */
    return503OnClosing: false,
  });
  setErrorHandlers(app);
  observe(app, deps);
  await app.register(pipelining);
  await app.register(headers);
  await app.register(cors, {
    origin: [new URL(config.STORE_URL).origin, new URL(config.ADMIN_URL).origin],
    exposedHeaders: [
      'x-request-id',
      'retry-after',
      'idempotency-replayed',
      ROW_COUNT_HEADER,
      'content-disposition',
    ],
  });
  await app.register(draining);
  /* A stream of changes would otherwise hold the shutdown until its end. */
  app.addHook('preClose', async () => deps.live.stop());
  await app.register(endUnused);
  await app.register(connectionLimits, {
    perNetwork: config.CONNECTIONS_PER_NETWORK,
    trustedProxies: config.TRUSTED_PROXIES,
    refuse: refuseCrowd,
  });
  await app.register(slowReaders);
  await app.register(unreadBodies);
  await app.register(receiveBodies, { deps, router: appRouter });
  await app.register(overload, { mostInFlight: config.REQUESTS_IN_FLIGHT });
  await app.register(health(deps));
  await app.register(media(deps.ports.files, sharePictures(deps)), { prefix: '/media' });
  await app.register(rest(deps), { prefix: '/api/v1' });
  await app.register(trpc(deps), { prefix: '/trpc' });
  return app;
}

/** Measures and traces the requests of a server, where these are on. */
function observe(app: FastifyInstance, { config, metrics }: AppDeps): void {
  const routeOf = routeLabel(appRouter);
  if (metrics) observeRequests(app, metrics, routeOf);
  tracing.active?.traceRequests(app, { trustedProxies: config.TRUSTED_PROXIES, routeOf });
}

/** Returns the procedures of a tRPC call, several in a batch; none for a streamed response. */
function proceduresAsked(request: FastifyRequest): readonly string[] {
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return [];
  const { path = '' } = request.params as { path?: string };
  return path.split(',');
}

/**
 * Returns whether a path can name procedures. tRPC decodes it a second time, which fails on a stray percent
 * sign.
 */
function namesProcedures(request: FastifyRequest): boolean {
  const { path = '' } = request.params as { path?: string };
  return !path.includes('%');
}

/** Returns a timeout for receiving a request, so that slow senders cannot hold connections. */
function patience(seconds: number) {
  const requestTimeout = seconds * 1000;
  const headersTimeout = Math.min(HEADERS_WITHIN_MS, Math.ceil(requestTimeout / 6));
  return {
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(1000, headersTimeout) },
  };
}

/** Refuses a request of a network that has reached its limit of requests in flight. */
function refuseCrowd(request: FastifyRequest, reply: FastifyReply): void {
  sendRefusal(request, reply, appError('RATE_LIMITED', { retryAfterSeconds: CROWD_RETRY_SECONDS }));
}

/** Sends a failure before a transport's own error handling, in that transport's format. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (!request.url.startsWith('/trpc/')) return void reply.send(error);
  const { status, reason, message, retryAfterSeconds, unexpected } = failureOf(error);
  if (unexpected) request.log.error({ err: error }, 'unexpected failure');
  if (retryAfterSeconds !== undefined) setRetryAfter(reply, retryAfterSeconds);
  void reply.code(status).send(trpcRefusal({ status, reason, message }));
}

const errorHandlers: ErrorHandlers = {
  headersFor: (errors): Record<string, string> => {
    const seconds = errors
      .map((error) => describeFailure(error).retryAfterSeconds)
      .find((found) => found !== undefined);
    return seconds === undefined ? {} : { 'retry-after': String(seconds) };
  },
  onError: ({ error, path, req }) =>
    noteFailure(req, describeFailure(error), { err: error, procedure: path }),
};

/** Registers the tRPC transport in a scope of its own: its plugin replaces the scope's body parsers. */
function trpc(deps: AppDeps) {
  return async function trpcPlugin(app: FastifyInstance): Promise<void> {
    const options: FastifyTRPCPluginOptions<AppRouter> = {
      prefix: '',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: BATCH_MAX,
        createContext: ({ req, res }) => {
          assertAcceptedType(req);
          assertFormSize(appRouter, req);
          return createContext(deps, toIncomingCall(deps, req, res));
        },
        responseMeta: ({ errors }) => ({ headers: { ...errorHandlers.headersFor(errors) } }),
        onError: ({ error, path = '', req }) => errorHandlers.onError({ error, path, req }),
      },
    };
    app.addHook('onRequest', (request, _reply, done) => {
      done(namesProcedures(request) ? undefined : appError('NOT_FOUND'));
    });
    /* One route serves all calls, including the largest; `receiveBodies` applies the limit of each. */
    app.addHook('onRoute', (route) => {
      route.bodyLimit = MOST_JSON_BYTES;
    });
    app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error));
    cacheReads(app, deps.cache, cacheableCalls(deps, appRouter, proceduresAsked));
    if (usesFastPaths) addJsonFastPath(app, deps);
    await app.register(fastifyTRPCPlugin, options);
  };
}

/** Serves JSON calls without tRPC's adapter (see `trpc/fast-path`). */
function addJsonFastPath(app: FastifyInstance, deps: AppDeps): void {
  app.addHook('preHandler', async (request, reply) => {
    const calls = readJsonCalls(appRouter, request);
    if (!calls) return undefined;
    const ctx = createContext(deps, toIncomingCall(deps, request, reply));
    addVary(reply, 'trpc-accept, accept');
    return reply.send(await runJsonCalls(appRouter, calls, { request, reply, ctx, errorHandlers }));
  });
}

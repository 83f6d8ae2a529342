import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';
import { BATCH_MAX, CALL_BODY_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { connectionLimits } from '@aabha/web/connection-limits';
import { usesFastPaths } from '@aabha/db/driver/fast-paths';
import { draining } from '@aabha/web/draining';
import { endUnused } from '@aabha/web/end-unused';
import { LONGEST_PARAMETER, toReadableUrl } from '@aabha/web/readable-url';
import { pipelining } from '@aabha/web/pipelining';
import { slowReaders } from '@aabha/web/slow-readers';
import { unreadBodies } from '@aabha/web/unread-bodies';
import type { AppDeps } from './context/deps';
import { cacheableCalls } from './http/cacheable-calls';
import { noteFailure } from './http/database-failures';
import { headers } from './http/headers';
import { health } from './http/health';
import { callOf } from './http/incoming-call';
import { media } from './http/media';
import { cacheReads } from './cache/cached-reads';
import { addVary } from './cache/downstream-caching';
import { overload } from './http/overload';
import { receiveBodies } from './http/receive-bodies';
import { failureOf, setErrorHandlers, setRetryAfter } from './http/failures';
import { assertAcceptedType, assertFormSize } from './rest/read-form';
import { rest } from './rest/rest';
import { appRouter, type AppRouter } from './modules/router';
import { createContext } from './context/context';
import { describeFailure } from './trpc/errors';
import { MOST_JSON_BYTES } from './trpc/input-limits';
import { runJsonCalls, readJsonCalls, type ErrorHandlers } from './trpc/fast-path/json-calls';

/** How long the headers of a request may take to come in. */
const HEADERS_WITHIN_MS = 5_000;
const CROWD_RETRY_SECONDS = 2;

/** The API process's web side, for `main` and for tests alike. The caller owns `deps` and closes them. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
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
    /* What comes in on a kept connection while we close is answered like the rest. */
    return503OnClosing: false,
  });
  setErrorHandlers(app);
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
  await app.register(media(config.MEDIA_DIR), { prefix: '/media' });
  await app.register(rest(deps), { prefix: '/api/v1' });
  await app.register(trpc(deps), { prefix: '/trpc' });
  return app;
}

/** The procedures that a tRPC call names, several in a batch; none when their answers are asked for as a stream. */
function proceduresAsked(request: FastifyRequest): readonly string[] {
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return [];
  const { path = '' } = request.params as { path?: string };
  return path.split(',');
}

/** Whether a path can name procedures at all. tRPC decodes it a second time, which a stray percent sign does not survive. */
function namesProcedures(request: FastifyRequest): boolean {
  const { path = '' } = request.params as { path?: string };
  return !path.includes('%');
}

/** How long a request may take to come in, so that nobody holds connections by sending slowly. */
function patience(seconds: number) {
  const requestTimeout = seconds * 1000;
  const headersTimeout = Math.min(HEADERS_WITHIN_MS, Math.ceil(requestTimeout / 6));
  return {
    requestTimeout,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(1000, headersTimeout) },
  };
}

/** Refuses a request of a network that has as many under way as it may. */
function refuseCrowd(request: FastifyRequest, reply: FastifyReply): void {
  answerRefusal(request, reply, appError('RATE_LIMITED', { retryAfterSeconds: CROWD_RETRY_SECONDS }));
}

/** Answers a failure in front of a transport's own handling, in the shape that its callers read. */
function answerRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
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

/** The tRPC transport, in a scope of its own: its plugin replaces the scope's body parsers. */
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
          return createContext(deps, callOf(deps, req, res));
        },
        responseMeta: ({ errors }) => ({ headers: { ...errorHandlers.headersFor(errors) } }),
        onError: ({ error, path = '', req }) => errorHandlers.onError({ error, path, req }),
      },
    };
    app.addHook('onRequest', (request, _reply, done) => {
      done(namesProcedures(request) ? undefined : appError('NOT_FOUND'));
    });
    /* One route serves all calls, the largest too; `receiveBodies` knows what each may carry. */
    app.addHook('onRoute', (route) => {
      route.bodyLimit = MOST_JSON_BYTES;
    });
    app.setErrorHandler((error, request, reply) => answerRefusal(request, reply, error));
    cacheReads(app, deps.cache, cacheableCalls(deps, appRouter, proceduresAsked));
    if (usesFastPaths) addJsonFastPath(app, deps);
    await app.register(fastifyTRPCPlugin, options);
  };
}

/** Answers JSON calls before tRPC's adapter does (see `trpc/fast-path`). */
function addJsonFastPath(app: FastifyInstance, deps: AppDeps): void {
  app.addHook('preHandler', async (request, reply) => {
    const calls = readJsonCalls(appRouter, request);
    if (!calls) return undefined;
    const ctx = createContext(deps, callOf(deps, request, reply));
    addVary(reply, 'trpc-accept, accept');
    return reply.send(await runJsonCalls(appRouter, calls, { request, reply, ctx, errorHandlers }));
  });
}

import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal, type Refusal } from '@aabha/contracts/errors/trpc-refusal';
import { CALL_BODY_MAX_BYTES, CALL_BODY_WITHIN_MS } from '@aabha/contracts/settings/limits';
import { hasBody, isForm, readBodyStart, SlowBodyError } from './read-body';
import { ResponseBuffer } from './response-buffer';
import { trustedAddresses } from './trusted-addresses';
import { LaneFullError, UpstreamLanes } from './upstream-lanes';

/**
 * API paths that the web apps serve on their own origin, which saves CORS preflights
 * (docs/spec/settings.md#addresses).
 */
const PREFIXES = ['/trpc', '/api/v1', '/media'] as const;
const RETRY_AFTER_SECONDS = 2;
const UNAVAILABLE: Refusal = {
  status: 502,
  reason: 'NOT_READY',
  message: 'The shop is not responding right now. Please try again shortly.',
};

function refusalOf(code: 'BODY_TOO_SLOW' | 'OVERLOADED' | 'RATE_LIMITED'): Refusal {
  const { status, message } =
    code === 'BODY_TOO_SLOW' ? appError(code) : appError(code, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return { status, reason: code, message };
}

/** Sends an error in the format of the caller: tRPC's, or the REST envelope (docs/spec/api.md#envelope). */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const { status, reason, message } = refusal;
  if (status === 503 || status === 429) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  void reply.code(status).header('cache-control', 'no-store');
  void reply.send(
    request.url.startsWith('/trpc')
      ? trpcRefusal(refusal)
      : { status: 'Failed', message, data: { message, fields: {}, reason } },
  );
}

/** Refuses a network that has reached its limit of requests in flight. */
export const refuseCrowd = (request: FastifyRequest, reply: FastifyReply): void =>
  refuse(request, reply, refusalOf('RATE_LIMITED'));

/**
 * Adds this hop to the `Forwarded` chain. The API trusts only the configured number of hops, counted from the
 * end.
 */
function forwarded(request: FastifyRequest) {
  const before = request.headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, request.socket.remoteAddress].flat().filter(Boolean).join(', '),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/**
 * Yields the part of a body that was read, then the rest. Stopping early leaves the rest unread and the
 * connection open.
 */
async function* joined(start: Buffer, body: Readable) {
  yield start;
  /*
   * `yield*` would pass an error of the API connection on to the body, which closes the sender's connection.
   */
  for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
}

/**
 * Reads a body before anything is sent to the API. Returns a Buffer for a small body, which must arrive
 * within a few seconds. A larger body becomes a stream after its first 64 KB; it and multipart forms have the
 * request timeout of the server.
 */
async function takeBody(request: FastifyRequest, payload: Readable): Promise<Buffer | Readable | undefined> {
  const { headers } = request;
  if (!hasBody(headers)) return undefined;
  const mayTakeLong = isForm(headers) || Number(headers['content-length'] ?? 0) > CALL_BODY_MAX_BYTES;
  const { bytes, isWhole } = await readBodyStart(payload, {
    maxBytes: CALL_BODY_MAX_BYTES,
    withinMs: mayTakeLong ? undefined : CALL_BODY_WITHIN_MS,
  });
  return isWhole ? bytes : Readable.from(joined(bytes, payload), { objectMode: false });
}

/** Forwards a call whose body was read; a buffered one is sent in one piece. */
function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  options: Parameters<FastifyReply['from']>[1],
) {
  const { body } = request;
  if (!Buffer.isBuffer(body)) return reply.from(path, options);
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  return reply.from(path, { ...options, body, contentType });
}

/** Header rewriting for requests and responses. The API trusts this hop, so only trusted proxies may name a trace. */
function replyOptions(
  buffer: ResponseBuffer,
  isTrusted: (address: string | undefined) => boolean,
): FastifyHttpProxyOptions['replyOptions'] {
  return {
    retriesCount: 1,
    /* This hop has already answered `Expect: 100-continue`. */
    rewriteRequestHeaders: (request, { expect: _expect, traceparent, ...headers }) => ({
      ...headers,
      ...(traceparent !== undefined && isTrusted(request.socket.remoteAddress) && { traceparent }),
      ...forwarded(request as FastifyRequest),
    }),
    onResponse: (_request, reply, { stream }) => {
      /*
       * `Connection` describes the connection to the API, not the one to the caller, which `unreadBodies`
       * manages.
       */
      void reply.removeHeader('connection');
      const length = reply.getHeader('content-length');
      void reply.send(buffer.hold(stream, length === undefined ? undefined : String(length)));
    },
    onError: (reply, { error }) => {
      const response = reply as FastifyReply;
      const isFull = error.cause instanceof LaneFullError;
      if (!isFull) response.request.log.warn({ err: error }, 'API connection failed, call refused with 502');
      refuse(response.request, response, isFull ? refusalOf('OVERLOADED') : UNAVAILABLE);
    },
  };
}

interface ApiProxyOptions {
  apiUrl: string;
  trustedProxies: readonly string[];
}

/**
 * Proxies the API paths over keep-alive connections. A connection is taken once the call's body has been read
 * and released before the response has been sent on. An API that does not respond is a 502 in the API's own
 * envelope.
 */
export const apiProxy = fp(async (app: FastifyInstance, { apiUrl, trustedProxies }: ApiProxyOptions) => {
  const buffer = new ResponseBuffer();
  const isTrusted = trustedAddresses(trustedProxies);
  for (const prefix of PREFIXES)
    await app.register(async (scope: FastifyInstance) => {
      const lanes = new UpstreamLanes(apiUrl);
      scope.addHook('onClose', () => lanes.end());
      scope.setErrorHandler((error, request, reply) => {
        if (!(error instanceof SlowBodyError)) throw error;
        refuse(request, reply.header('connection', 'close'), refusalOf('BODY_TOO_SLOW'));
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
        takeBody(request, payload),
      );
      await scope.register(httpProxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        proxyPayloads: false,
        /* A read is tried once more where its connection was closed under it (RFC 9110, 9.2.2). Nothing else is: a retry could
           place a second order, and the caller decides. */
        retryMethods: ['GET'],
        maxRetriesOn503: 0,
        undici: lanes,
        handler: forward,
        replyOptions: replyOptions(buffer, isTrusted),
      });
    });
});

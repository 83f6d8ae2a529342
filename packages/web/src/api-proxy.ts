import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';

/** What the web apps ask the API for on their own origin, so that no preflight is paid (decisions §1). */
const PREFIXES = ['/trpc', '/api/v1', '/media'] as const;
const ANSWER_WITHIN_MS = 30_000;
const UNAVAILABLE = 'The shop is not answering just now. Please try again shortly.';

/** The same refusal in the shape that the caller reads: tRPC's, or the REST envelope (decisions §2). */
function unavailable(url: string) {
  if (url.startsWith('/trpc')) return trpcRefusal({ status: 502, reason: 'NOT_READY', message: UNAVAILABLE });
  return { status: 'Failed', message: UNAVAILABLE, data: { message: UNAVAILABLE, fields: {} } };
}

/** Adds this hop to what proxies before us said. The API believes only the hops it trusts, counted from the end. */
function forwarded(request: FastifyRequest) {
  const before = request.headers['x-forwarded-for'];
  return {
    'x-forwarded-for': [before, request.socket.remoteAddress].flat().filter(Boolean).join(', '),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** Passes the API's paths on to it, streaming both ways over kept connections. A silent API is a 502 in its own envelope. */
export const apiProxy = fp(async (app: FastifyInstance, { apiUrl }: { apiUrl: string }) => {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      // A retry could place a second order; callers decide for themselves.
      retryMethods: [],
      maxRetriesOn503: 0,
      undici: {
        connections: 64,
        keepAliveTimeout: 30_000,
        headersTimeout: ANSWER_WITHIN_MS,
        bodyTimeout: ANSWER_WITHIN_MS,
      },
      replyOptions: {
        /* Who waits to be told to go on with a large body was told so by this hop already. */
        rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
          ...headers,
          ...forwarded(request as FastifyRequest),
        }),
        onError: (reply) => {
          const answer = reply as FastifyReply;
          void answer.code(502).header('cache-control', 'no-store').send(unavailable(answer.request.url));
        },
      },
    });
  }
});

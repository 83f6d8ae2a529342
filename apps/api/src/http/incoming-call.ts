import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '@aabha/contracts/language/language';
import { BROWSER_KINDS, SESSION_HEADER } from '@aabha/contracts/sessions/sessions.values';
import type { IncomingCall } from '../context/context';
import type { AppDeps } from '../context/deps';
import { callerOf, hasToken } from './caller-of';
import { stockTagsOf } from '../cache/cached-reads';

/** Returns which of our web apps calls. They call over tRPC: the header of another program means nothing. */
const sessionKindOf = ({ url, headers }: FastifyRequest) =>
  url.startsWith('/trpc/') ? BROWSER_KINDS.find((kind) => kind === headers[SESSION_HEADER]) : undefined;

/**
 * Returns the parts of a request that both transports need: address (forwarded addresses from trusted proxies
 * only), id, token, key.
 */
export function toIncomingCall(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): IncomingCall {
  return {
    address: request.ip,
    requestId: request.id,
    caller: () => callerOf(deps, request),
    hasToken: hasToken(request),
    userAgent: request.headers['user-agent'] ?? '',
    sessionKind: sessionKindOf(request),
    cookies: request.headers.cookie ?? '',
    setCookie: (line) => void reply.header('set-cookie', line),
    language: preferredLanguage(request.headers['accept-language']),
    idempotencyKey: [request.headers['idempotency-key']].flat()[0],
    replayed: () => void reply.header('idempotency-replayed', 'true'),
    stockTags: stockTagsOf(request),
  };
}

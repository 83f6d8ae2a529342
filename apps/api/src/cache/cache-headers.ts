import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachePolicy } from './cache-policy';
import type { CachedResponse } from './cached-response';
import type { StaleResponse } from './stale-responses';

const CACHE_CONTROL: Readonly<Record<CachePolicy['downstream'], string | undefined>> = {
  revalidate: 'public, no-cache',
  '30s': 'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
  never: undefined,
};

/** Returns the strictest `Cache-Control` of these reads; undefined where no other cache may store the response. */
export function cacheControlOf(policies: readonly CachePolicy[]): string | undefined {
  const strictest = (['never', 'revalidate', '30s'] as const).find((downstream) =>
    policies.some((policy) => policy.downstream === downstream),
  );
  return strictest && CACHE_CONTROL[strictest];
}

/** Adds to the names of request headers that a response depends on. */
export function addVary(reply: FastifyReply, value: string): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? value : `${String(before)}, ${value}`);
}

const hasEtag = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Sets entity tag, `Cache-Control` and `Vary` of a response to GET. Returns true, with the status 304, when the caller has this
 * response already. Responses to POST are stored by no other cache.
 */
export function setValidators(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string | undefined,
  etag: string,
): boolean {
  if (request.method !== 'GET' || cacheControl === undefined) return false;
  void reply.header('etag', etag).header('cache-control', cacheControl);
  addVary(reply, 'authorization');
  if (!hasEtag(request, etag)) return false;
  void reply.code(304);
  return true;
}

/** Sends a cached response, or 304 without a body. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string | undefined,
  { body, etag }: CachedResponse,
): void {
  const isKnown = setValidators(request, reply, cacheControl, etag);
  void (isKnown ? reply.send() : reply.type('application/json; charset=utf-8').send(body));
}

/**
 * Sets the headers of a stale response that is sent while the database is unavailable: its age, and a time to live below zero
 * (RFC 9211). No other cache may store it.
 */
export function setStaleHeaders(reply: FastifyReply, { ageSeconds }: StaleResponse): void {
  void reply
    .code(200)
    .removeHeader('retry-after')
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      age: ageSeconds,
      'cache-status': `aabha; hit; ttl=-${Math.max(1, ageSeconds)}; detail=database-unavailable`,
    });
}

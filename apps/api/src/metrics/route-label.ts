import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { proceduresOf } from '../trpc/built-procedures';

/**
 * Returns a function that names the route of a request of the API: the pattern of its path, and for tRPC the procedure, of
 * which all share one path. Several procedures in one request are a batch.
 */
export function routeLabel(router: AnyRouter): (request: FastifyRequest) => string {
  const procedures = proceduresOf(router);
  return ({ routeOptions, params }) => {
    const { url = 'none' } = routeOptions;
    if (!url.startsWith('/trpc/')) return url;
    const { path = '' } = params as { path?: string };
    if (path.includes(',')) return '/trpc/batch';
    return Object.hasOwn(procedures, path) ? `/trpc/${path}` : '/trpc/unknown';
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProcessMetrics } from './process-metrics';

/** Limits of the service levels are among them: 50 ms for a cached page, 300 ms for starting a payment. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

const FILE = /\.[a-z0-9]{1,8}$/;

/** Returns the pattern of a request's route. Each file of a client build is a route, and these count as one. */
function routePattern({ routeOptions }: FastifyRequest): string {
  const { url = 'none' } = routeOptions;
  return FILE.test(url) ? 'file' : url;
}

/** Returns the class of a response's status; `aborted` when the caller disconnected before it. */
const statusClass = ({ raw, statusCode }: FastifyReply) =>
  raw.writableFinished ? `${String(statusCode)[0] ?? ''}xx` : 'aborted';

/**
 * Measures the requests of a server from now on: seconds by route and class of the status. `routeOf` returns one of a limited
 * number of names, never a path.
 */
export function observeRequests(
  app: FastifyInstance,
  { prom, registry }: ProcessMetrics,
  routeOf: (request: FastifyRequest) => string = routePattern,
): void {
  const seconds = new prom.Histogram({
    name: 'aabha_http_request_seconds',
    help: 'Seconds from the arrival of a request to the end of its response.',
    labelNames: ['route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ route: routeOf(request), status: statusClass(reply) }, reply.elapsedTime * 1e-3);
    done();
  });
}

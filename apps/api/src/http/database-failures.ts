import type { FastifyRequest } from 'fastify';
import { events } from '../core/events';
import type { Failure } from '../trpc/errors';
import { logRefusal } from './log-refusal';

const failed = new WeakSet<FastifyRequest>();

/** Returns whether the database failed during a request. */
export const metDatabaseFailure = (request: FastifyRequest): boolean => failed.has(request);

/** Logs a failure that operators should see, and marks the request as having met a database failure. */
export function noteFailure(
  request: FastifyRequest,
  { unexpected, reason }: Failure,
  facts: { err: unknown; procedure?: string },
): void {
  events.refused.publish(reason);
  logRefusal(request, reason, facts.procedure);
  if (unexpected) request.log.error(facts, 'unexpected failure');
  if (reason === 'MEDIA_UNAVAILABLE') request.log.warn(facts, 'picture storage unavailable');
  if (reason !== 'TEMPORARILY_UNAVAILABLE') return;
  failed.add(request);
  request.log.warn(facts, 'database unavailable');
}

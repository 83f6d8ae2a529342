import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import fp from 'fastify-plugin';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';
import { isForm } from '@aabha/web/read-body';
import { setRetryAfter } from './failures';
import { describeFailure } from '../trpc/errors';

const RETRY_AFTER_SECONDS = 2;
/** Payments are accepted up to this multiple of the limit while other requests are rejected. */
const RESERVE_FOR_PAYMENTS = 1.5;
const PAYMENTS = ['/api/v1/payment/', '/trpc/checkout.'];
const NEVER_REFUSED = ['/healthz', '/readyz'];
/**
 * Forms in flight. Each is in memory as a whole for as long as its upload takes, so forms are counted
 * separately.
 */
const FORMS_IN_FLIGHT = 10;

const startsWithAny = (url: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => url.startsWith(prefix));

/**
 * Returns how many requests may be in flight when one for `url` arrives: half as many more for payments,
 * unlimited for health checks.
 */
export function limitFor(url: string, most: number): number {
  if (startsWithAny(url, NEVER_REFUSED)) return Infinity;
  return startsWithAny(url, PAYMENTS) ? Math.ceil(most * RESERVE_FOR_PAYMENTS) : most;
}

/**
 * Sends the refusal in the format of the transport: tRPC's, or the REST envelope (docs/spec/api.md#envelope).
 */
function refuse(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const refusal = appError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (!request.url.startsWith('/trpc/')) return done(refusal);
  const { message, reason } = describeFailure(refusal);
  setRetryAfter(reply, RETRY_AFTER_SECONDS);
  void reply.code(503).send(trpcRefusal({ status: 503, reason, message }));
}

/**
 * Sheds load: beyond `mostInFlight` requests in flight, the next gets 503 with `Retry-After` immediately
 * instead of queueing until callers time out. A request counts from when its body is complete until its
 * response is made, so slow senders and slow readers do not count.
 */
export const overload = fp(async (app: FastifyInstance, { mostInFlight }: { mostInFlight: number }) => {
  const inFlight = { calls: 0, forms: 0 };
  const releases = new WeakMap<FastifyRequest, () => void>();
  const kindOf = (request: FastifyRequest) => (isForm(request.headers) ? 'forms' : 'calls');
  const isFull = (request: FastifyRequest) => {
    const kind = kindOf(request);
    return inFlight[kind] >= (kind === 'forms' ? FORMS_IN_FLIGHT : limitFor(request.url, mostInFlight));
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isFull(request)) return refuse(request, reply, done);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (isFull(request)) return refuse(request, reply, done);
    const kind = kindOf(request);
    inFlight[kind] += 1;
    let isCounted = true;
    const release = () => {
      if (isCounted) inFlight[kind] -= 1;
      isCounted = false;
    };
    releases.set(request, release);
    /* 'close' is also emitted after the caller disconnected, whose response may never be made. */
    reply.raw.once('close', release);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    /* A web Response may still be produced while it is sent. */
    if (!(payload instanceof Response)) releases.get(request)?.();
    done(null, payload);
  });
});

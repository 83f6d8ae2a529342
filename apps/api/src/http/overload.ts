import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import fp from 'fastify-plugin';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';
import { isForm } from '@aabha/web/read-body';
import { setRetryAfter } from './failures';
import { describeFailure } from '../trpc/errors';

const RETRY_AFTER_SECONDS = 2;
/** Who has begun to pay is let through when everybody else is already asked to wait, up to this much more. */
const RESERVE_FOR_PAYMENTS = 1.5;
const PAYMENTS = ['/api/v1/payment/', '/trpc/checkout.'];
const NEVER_REFUSED = ['/healthz', '/readyz'];
/** Forms under way. Each is in memory whole, and takes as long as its sender's line needs; so they are counted apart. */
const FORMS_IN_FLIGHT = 10;

const startsWithAny = (url: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => url.startsWith(prefix));

/**
 * How many requests may be under way when one for `url` comes in: half as many again for payments, any number for
 * the questions of a load balancer.
 */
export function limitFor(url: string, most: number): number {
  if (startsWithAny(url, NEVER_REFUSED)) return Infinity;
  return startsWithAny(url, PAYMENTS) ? Math.ceil(most * RESERVE_FOR_PAYMENTS) : most;
}

/** The refusal in the shape that the caller reads: tRPC's, or the REST envelope (docs/spec/api.md#envelope). */
function refuse(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const refusal = appError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (!request.url.startsWith('/trpc/')) return done(refusal);
  const { message, reason } = describeFailure(refusal);
  setRetryAfter(reply, RETRY_AFTER_SECONDS);
  void reply.code(503).send(trpcRefusal({ status: 503, reason, message }));
}

/**
 * Sheds load: beyond `mostInFlight` requests under way, the next is answered at once with 503 and `Retry-After`
 * instead of waiting behind all others until everybody gives up. A request counts from when its body is in until its
 * answer is made: neither who sends slowly nor who reads slowly takes a place.
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
    /* 'close' comes after a caller who hung up as well; the answer of one who did may never be made. */
    reply.raw.once('close', release);
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    /* A web Response may still be made while it is sent. */
    if (!(payload instanceof Response)) releases.get(request)?.();
    done(null, payload);
  });
});

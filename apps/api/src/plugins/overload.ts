import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import fp from 'fastify-plugin';
import { appError } from '@aabha/contracts/errors/errors';
import { trpcRefusal } from '@aabha/contracts/errors/trpc-refusal';
import { setRetryAfter } from '../rest/failures';
import { describeFailure } from '../trpc/errors';

const RETRY_AFTER_SECONDS = 2;
/** Who has begun to pay is let through when everybody else is already asked to wait, up to this much more. */
const RESERVE_FOR_PAYMENTS = 1.5;
const PAYMENTS = ['/api/v1/payment/', '/trpc/checkout.'];
const NEVER_REFUSED = ['/healthz', '/readyz'];

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

/** The refusal in the shape that the caller reads: tRPC's, or the REST envelope (decisions §2). */
function refuse(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const refusal = appError('OVERLOADED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (!request.url.startsWith('/trpc/')) return done(refusal);
  const { message, reason } = describeFailure(refusal);
  setRetryAfter(reply, RETRY_AFTER_SECONDS);
  void reply.code(503).send(trpcRefusal({ status: 503, reason, message }));
}

/**
 * Sheds load: beyond `mostInFlight` requests under way, the next is answered at once with 503 and `Retry-After`
 * instead of waiting behind all others until everybody gives up. A request counts until its connection is done with it.
 */
export const overload = fp(async (app: FastifyInstance, { mostInFlight }: { mostInFlight: number }) => {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (inFlight >= limitFor(request.url, mostInFlight)) return refuse(request, reply, done);
    inFlight += 1;
    /* 'close' comes after an answer as well as after a caller who hung up; Fastify's onResponse only after an answer. */
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
});

import { Readable } from 'node:stream';
import type { AnyRouter } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { appError } from '@aabha/contracts/errors/errors';
import { CALL_BODY_MAX_BYTES, CALL_BODY_WITHIN_MS } from '@aabha/contracts/settings/limits';
import { hasBody, isForm, readBodyStart, SlowBodyError } from '@aabha/web/read-body';
import type { AppDeps } from '../context/deps';
import { createContext } from '../context/context';
import { requireAccess } from '../trpc/require-access';
import { ORDINARY_CALL, type InputLimits } from '../trpc/input-limits';
import { proceduresOf } from '../trpc/built-procedures';
import { toIncomingCall } from './incoming-call';

interface BodyOptions {
  deps: AppDeps;
  router: AnyRouter;
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returns the procedures that a request calls, by either transport; unknown names are left out. */
function proceduresCalled(router: AnyRouter, request: FastifyRequest): readonly string[] {
  const { procedure } = request.routeOptions.config as { procedure?: string };
  const { path = '' } = request.params as { path?: string };
  const names = procedure === undefined && request.url.startsWith('/trpc/') ? path.split(',') : [procedure];
  return names.filter((name) => name !== undefined && Object.hasOwn(proceduresOf(router), name)) as string[];
}

/** Returns the input limits of a procedure. */
export const limitsOf = (router: AnyRouter, procedure: string): InputLimits =>
  proceduresOf(router)[procedure]?._def.meta?.limits ?? ORDINARY_CALL;

/** Returns the maximum body size of a request in bytes: its route's, or that of the calls it names. */
function maxBytesOf(router: AnyRouter, request: FastifyRequest, procedures: readonly string[]): number {
  if (!request.url.startsWith('/trpc/')) return request.routeOptions.bodyLimit;
  return Math.max(CALL_BODY_MAX_BYTES, ...procedures.map((name) => limitsOf(router, name).jsonBytes));
}

/**
 * Rejects a form that no called procedure accepts, before a caller without a session can have it read, and
 * one whose declared length is too large.
 */
function refuseForm(router: AnyRouter, procedures: readonly string[], bytesToCome: number): void {
  const limits = procedures.map((name) => limitsOf(router, name).formBytes);
  if (limits.includes(0)) throw appError('UNSUPPORTED_TYPE');
  if (bytesToCome !== Infinity && limits.some((formBytes) => bytesToCome > formBytes))
    throw appError('TOO_LARGE');
}

/** Rejects a body larger than the ordinary limit from callers who may not call the procedures. */
async function requireAccessToAll(
  { deps, router }: BodyOptions,
  { request, reply }: Exchange,
  procedures: readonly string[],
): Promise<void> {
  const ctx = createContext(deps, toIncomingCall(deps, request, reply));
  for (const name of procedures) {
    const access = proceduresOf(router)[name]?._def.meta?.access;
    if (access !== undefined && access !== 'anyone') await requireAccess(ctx, name, access);
  }
}

async function receive(options: BodyOptions, exchange: Exchange, payload: Readable): Promise<Readable> {
  const { request } = exchange;
  const { headers } = request;
  const procedures = proceduresCalled(options.router, request);
  const bytesToCome = Number(headers['content-length'] ?? Infinity);
  if (isForm(headers)) {
    refuseForm(options.router, procedures, bytesToCome);
    return payload;
  }
  const maxBytes = maxBytesOf(options.router, request, procedures);
  if (bytesToCome > maxBytes && bytesToCome !== Infinity) throw appError('TOO_LARGE');
  const isLarge = Math.min(maxBytes, bytesToCome) > CALL_BODY_MAX_BYTES;
  if (isLarge) await requireAccessToAll(options, exchange, procedures);
  const { bytes, isWhole } = await readBodyStart(payload, {
    maxBytes,
    withinMs: isLarge && procedures.length > 0 ? undefined : CALL_BODY_WITHIN_MS,
  });
  if (!isWhole) throw appError('TOO_LARGE');
  return Readable.from(bytes);
}

/**
 * Returns whether a body needs no more than its parser: all its bytes have arrived, as those of small ones do with their
 * headers, and every call takes as much. Reading it into a second stream would cost more than a cached response.
 */
function hasArrived({ raw, headers, routeOptions }: FastifyRequest): boolean {
  const length = Number(headers['content-length']);
  if (raw.readableLength !== length || isForm(headers)) return false;
  return length <= Math.min(CALL_BODY_MAX_BYTES, routeOptions.bodyLimit);
}

/**
 * Reads each body completely before it is parsed: up to the limit of the call, an ordinary body within five
 * seconds. Forms stay in their stream for the procedure, which reads them once the caller is known.
 */
export const receiveBodies = fp(async (app, options: BodyOptions) => {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request.headers) || hasArrived(request)) return done(null, payload);
    receive(options, { request, reply }, payload as Readable).then(
      (body) => done(null, body),
      (error: Error) => {
        if (error instanceof SlowBodyError) void reply.header('connection', 'close');
        done(error);
      },
    );
  });
});

import type { FastifyRequest } from 'fastify';
import { BACKGROUND_HEADER } from '@aabha/contracts/sessions/sessions.values';
import type { AppDeps } from '../context/deps';
import type { Caller } from '../core/caller';
import { findCaller } from '../modules/accounts/tokens.service';

const lookups = new WeakMap<FastifyRequest, Promise<Caller | null>>();

/** Returns the bearer token of a request; undefined without one. */
export const tokenOf = (request: FastifyRequest) =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Returns whether a token was sent, valid or not. */
export const hasToken = (request: FastifyRequest) => tokenOf(request) !== undefined;

/** Returns the caller; null without a valid token. Looked up at most once per request, on first use. */
export function callerOf(deps: AppDeps, request: FastifyRequest): Promise<Caller | null> {
  const token = tokenOf(request);
  const inBackground = request.headers[BACKGROUND_HEADER] !== undefined;
  const lookup =
    lookups.get(request) ?? (token ? findCaller(deps, token, { inBackground }) : Promise.resolve(null));
  lookups.set(request, lookup);
  return lookup;
}

/** Returns the caller where a call has asked for them already; undefined where none has. */
export const knownCallerOf = (request: FastifyRequest): Promise<Caller | null> | undefined =>
  lookups.get(request);

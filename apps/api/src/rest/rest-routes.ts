import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { AppDeps } from '../deps';
import { appRouter, createCaller } from '../router';
import { callOf } from '../plugins/incoming-call';
import { createContext } from '../trpc/context';

/** A procedure that states a REST path. */
export interface RestEndpoint {
  /** Path of the procedure in the router: `products.list`. */
  procedure: string;
  method: 'GET' | 'POST';
  /** Path below /api/v1, with `{id}` parameters. */
  path: string;
}

/** Every procedure with a REST path, as its meta states it. */
export function restEndpoints(): RestEndpoint[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: OpenApiMeta } }>;
  return Object.entries(procedures).flatMap(([name, procedure]) => {
    const rest = procedure._def.meta?.openapi;
    return rest ? [{ procedure: name, method: rest.method as 'GET' | 'POST', path: rest.path }] : [];
  });
}

/** Calls a procedure by its dotted name, exactly as /trpc would. Rejects with a TRPCError. */
export function callProcedure(
  deps: AppDeps,
  request: FastifyRequest,
  name: string,
  input: unknown,
): Promise<unknown> {
  const caller: unknown = createCaller(createContext(deps, callOf(request)));
  const found = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], caller);
  return (found as (input: unknown) => Promise<unknown>)(input);
}

/**
 * One Fastify route for each procedure that states a REST path; the procedure is the whole implementation.
 * The request's body and path parameters together are the procedure's input.
 */
export function registerRestEndpoints(app: FastifyInstance, deps: AppDeps): void {
  for (const { procedure, method, path } of restEndpoints()) {
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request) => {
        const body = method === 'GET' ? request.query : request.body;
        return callProcedure(deps, request, procedure, { ...asObject(body), ...asObject(request.params) });
      },
    });
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  /* A body that is no object is passed on under a name no contract knows, so that validation refuses it. */
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { body: value };
}

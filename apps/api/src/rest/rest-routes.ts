import multipart from '@fastify/multipart';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOf, type Access } from '../core/access';
import type { AppDeps } from '../context/deps';
import { appRouter } from '../modules/router';
import { findKeyCaller } from '../modules/api-keys/find-key-caller.service';
import { tokenOf } from '../http/caller-of';
import { toIncomingCall } from '../http/incoming-call';
import { limitsOf } from '../http/receive-bodies';
import { createContext } from '../context/context';
import { fileResponse } from './file-responses';
import { proceduresOf } from '../trpc/built-procedures';
import { FORM_TYPE } from '../trpc/procedure-meta';
import { FORM_OPTIONS, readForm } from './read-form';

/** A procedure with a REST path. */
export interface RestEndpoint {
  /** Path of the procedure in the router: `products.list`. */
  procedure: string;
  method: 'GET' | 'POST';
  /** Path below /api/v1, with `{id}` parameters. */
  path: string;
  /** Whether it accepts a multipart form; it accepts JSON too, without files. */
  takesForm: boolean;
  access: Access;
  /** Whether it honours an `Idempotency-Key`. */
  onceAKey: boolean;
}

/** `add-product` is the one call whose status is in capitals (docs/spec/api.md#envelope). */
export const UPPER_CASE_SUCCESS: ReadonlySet<string> = new Set(['/product/add-product']);

/** Returns every procedure with a REST path, from its meta. */
export function restEndpoints(): RestEndpoint[] {
  return Object.entries(proceduresOf(appRouter)).flatMap(([name, procedure]) => {
    const { openapi: rest, onceAKey } = procedure._def.meta ?? {};
    if (!rest) return [];
    const access = accessOf(name)?.may;
    if (!access) throw new Error(`${name} has no row in the table of access.`);
    const takesForm = rest.contentTypes?.includes(FORM_TYPE) ?? false;
    const method = rest.method as 'GET' | 'POST';
    return [
      { procedure: name, method, path: rest.path, takesForm, access, onceAKey: onceAKey !== undefined },
    ];
  });
}

/**
 * Calls a procedure by its dotted name, exactly as /trpc does. The input is read after the access check.
 * Rejects with a TRPCError.
 */
function callProcedure(
  deps: AppDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  path: string,
  readInput: () => unknown,
): Promise<unknown> {
  let input: Promise<unknown> | undefined;
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: proceduresOf(appRouter)[path]?._def.type ?? 'query',
    ctx: {
      ...createContext(deps, toIncomingCall(deps, request, reply)),
      keyCaller: () => findKeyCaller(deps, tokenOf(request) ?? ''),
      takesFiles: true,
    },
    getRawInput: () => (input ??= Promise.resolve(readInput())),
    signal: undefined,
    batchIndex: 0,
  });
}

async function inputOf(request: FastifyRequest, procedure: string): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return { ...asObject(request.query), ...asObject(request.params) };
  const isForm = 'isMultipart' in request && request.isMultipart();
  return {
    ...asObject(isForm ? await readForm(request, limitsOf(appRouter, procedure)) : request.body),
    ...asObject(request.params),
  };
}

/** Returns the procedure of a route, as a list of one. */
export function procedureOf(request: FastifyRequest): readonly string[] {
  const config = request.routeOptions.config as { procedure?: string };
  return config.procedure === undefined ? [] : [config.procedure];
}

function addRoute(app: FastifyInstance, deps: AppDeps, { procedure, method, path }: RestEndpoint): void {
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { procedure },
    bodyLimit: limitsOf(appRouter, procedure).jsonBytes,
    handler: async (request, reply) =>
      fileResponse(
        reply,
        procedure,
        await callProcedure(deps, { request, reply }, procedure, () => inputOf(request, procedure)),
      ),
  });
}

/**
 * Registers one Fastify route for each procedure with a REST path. Body and path parameters together are the
 * procedure's input. Forms are read only where they are accepted.
 */
export async function registerRestEndpoints(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const endpoints = restEndpoints();
  for (const endpoint of endpoints) if (!endpoint.takesForm) addRoute(app, deps, endpoint);
  await app.register(async (forms) => {
    await forms.register(multipart, FORM_OPTIONS);
    for (const endpoint of endpoints) if (endpoint.takesForm) addRoute(forms, deps, endpoint);
  });
}

function asObject(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  /* A body that is not an object is passed on under an unknown name, so that validation rejects it. */
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { body: value };
}

import { getTRPCErrorFromUnknown, type AnyRouter, type TRPCError } from '@trpc/server';
import { getErrorShape, getHTTPStatusCode } from '@trpc/server/unstable-core-do-not-import';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import type { RequestContext } from '../../context/context';
import { proceduresOf, type BuiltProcedure } from '../built-procedures';

/** Calls as our own clients make them: one or a batch, of known procedures, with readable JSON inputs. */
interface JsonCalls {
  isBatch: boolean;
  calls: readonly { name: string; input: unknown }[];
}

/** Handlers of failed calls, besides the response. */
export interface ErrorHandlers {
  /** Returns the headers that the errors of a request add to its response. */
  headersFor(errors: readonly TRPCError[]): Readonly<Record<string, string>>;
  onError(failed: { error: TRPCError; path: string; req: FastifyRequest }): void;
}

const TYPE_OF_METHOD: Readonly<Record<string, BuiltProcedure['_def']['type']>> = {
  GET: 'query',
  POST: 'mutation',
};

/** Returns whether a request takes the fast path: JSON in, and one JSON document out. */
function isJsonCall({ method, headers, query }: FastifyRequest): boolean {
  const type = headers['content-type'];
  const isJson = type === undefined ? method === 'GET' : type.startsWith('application/json');
  const wantsStream = headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl') === true;
  return isJson && !wantsStream && !('connectionParams' in (query as object));
}

function readJson(text: unknown): { json: unknown } | undefined {
  if (text === undefined || text === '') return { json: undefined };
  try {
    return typeof text === 'string' ? { json: JSON.parse(text) as unknown } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON calls of a request; undefined for anything else, which tRPC's own adapter handles. */
export function readJsonCalls(router: AnyRouter, request: FastifyRequest): JsonCalls | undefined {
  if (!isJsonCall(request)) return undefined;
  const { batch, input } = request.query as Record<string, unknown>;
  const { path = '' } = request.params as { path?: string };
  const isBatch = batch === '1';
  const names = isBatch ? path.split(',') : [path];
  const procedures = proceduresOf(router);
  const type = TYPE_OF_METHOD[request.method];
  const isKnown = (name: string) => Object.hasOwn(procedures, name) && procedures[name]?._def.type === type;
  if (names.length > BATCH_MAX || !names.every(isKnown)) return undefined;
  const read = readJson(request.method === 'GET' ? input : request.body);
  if (!read || (request.method === 'POST' && read.json === undefined)) return undefined;
  if (!isBatch) return { isBatch, calls: [{ name: path, input: read.json }] };
  const inputs = read.json ?? {};
  if (typeof inputs !== 'object' || Array.isArray(inputs)) return undefined;
  const byIndex = inputs as Record<string, unknown>;
  return { isBatch, calls: names.map((name, index) => ({ name, input: byIndex[index] })) };
}

/**
 * Runs the calls and returns the body, with status and headers exactly as tRPC's adapter for Fastify sets
 * them, but without the web Request, Response and signals that the adapter creates for every request, which
 * cost more than most procedures.
 */
export async function runJsonCalls(
  router: AnyRouter,
  { isBatch, calls }: JsonCalls,
  {
    request,
    reply,
    ctx,
    errorHandlers,
  }: { request: FastifyRequest; reply: FastifyReply; ctx: RequestContext; errorHandlers: ErrorHandlers },
): Promise<string> {
  const type = TYPE_OF_METHOD[request.method] ?? 'query';
  const errors: TRPCError[] = [];
  const run = async ({ name: path, input }: JsonCalls['calls'][number], batchIndex: number) => {
    try {
      const call = {
        path,
        type,
        ctx,
        batchIndex,
        signal: undefined,
        getRawInput: () => Promise.resolve(input),
      };
      return { result: { data: await proceduresOf(router)[path]?.(call) } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      errors.push(error);
      errorHandlers.onError({ error, path, req: request });
      return { error: getErrorShape({ config: router._def._config, error, type, path, input, ctx }) };
    }
  };
  const results = await Promise.all(calls.map(run));
  void reply
    .code(getHTTPStatusCode(results))
    .headers(errorHandlers.headersFor(errors))
    .type('application/json');
  return JSON.stringify(isBatch ? results : results[0]);
}

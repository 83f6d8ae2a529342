import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stockTags, type CachePolicy, type StockTags } from './cache-policy';
import { etagOf, type CachedResponse } from './cached-response';
import { addVary, cacheControlOf, sendCached, setStaleHeaders, setValidators } from './cache-headers';
import type { ProcessCache } from './process-cache';
import type { InFlightEntry } from './response-cache';

/** How the response to a call is cached. */
interface CachePlan {
  audience: CachePolicy['audience'];
  policies: readonly CachePolicy[];
  cacheControl: string | undefined;
}

/** The read of a request whose response is cached. */
interface CacheableRead extends CachePlan {
  key: string;
}

/** A read that is being computed. */
interface ComputedRead extends CacheableRead {
  tags: StockTags;
  /** Undefined while caching is disabled. */
  entry: InFlightEntry | undefined;
}
const reads = new WeakMap<FastifyRequest, ComputedRead>();

/** Returns where the calls of a request name the products whose stock they show; undefined when the response is not cached. */
export const stockTagsOf = (request: FastifyRequest): StockTags | undefined => reads.get(request)?.tags;

/** What the cache needs to know of a transport's requests. */
export interface CacheableCalls {
  /** The procedures that a request calls; none when its response cannot be cached. */
  proceduresOf(request: FastifyRequest): readonly string[];
  policyOf(procedure: string): CachePolicy | undefined;
  /** Resolves to whether the caller is a member of staff now and may call all of these procedures. */
  mayStaffCall(request: FastifyRequest, procedures: readonly string[]): Promise<boolean>;
  /** Whether the procedures failed since the database did not respond. */
  hasDatabaseFailure(request: FastifyRequest): boolean;
}

/** Returns how the response to these procedures is cached: all of them for the same audience, or not at all. */
function planFor(names: readonly string[], policyOf: CacheableCalls['policyOf']): CachePlan | undefined {
  const policies = names.flatMap((name) => policyOf(name) ?? []);
  const audience = policies[0]?.audience;
  if (audience === undefined || policies.length < names.length) return undefined;
  if (policies.some((policy) => policy.audience !== audience)) return undefined;
  return { audience, policies, cacheControl: cacheControlOf(policies) };
}

/** Returns the lookup of a request's read; undefined for one that is not cached. */
function readLookup({ proceduresOf, policyOf }: CacheableCalls) {
  /* Of single procedures, which are as many as there are policies; a batch names any. */
  const plans = new Map<string, CachePlan>();
  const planOf = (names: readonly string[]) => {
    const [name = ''] = names;
    const known = names.length === 1 ? plans.get(name) : undefined;
    const plan = known ?? planFor(names, policyOf);
    if (plan && names.length === 1) plans.set(name, plan);
    return plan;
  };
  return (request: FastifyRequest): CacheableRead | undefined => {
    const { method, url } = request;
    const plan = method === 'GET' || method === 'POST' ? planOf(proceduresOf(request)) : undefined;
    if (!plan) return undefined;
    const requestKey = method === 'POST' ? `${url}\n${JSON.stringify(request.body)}` : url;
    return { ...plan, key: `${plan.audience} ${requestKey}` };
  };
}

/** Returns the stale response of a visitors' read; staff never get a stale list. */
const staleOf = ({ responses }: ProcessCache, { audience, key }: CacheableRead) =>
  audience === 'visitors' ? responses.getStale(key) : undefined;

/**
 * Returns the body as text: tRPC returns a web Response, which is sent faster as text. A streamed response
 * stays one.
 */
async function textOf(reply: FastifyReply, payload: Response): Promise<unknown> {
  if (payload.headers.has('transfer-encoding')) return payload;
  void reply.code(payload.status);
  for (const [name, value] of payload.headers) {
    if (name === 'vary') addVary(reply, value);
    else void reply.header(name, value);
  }
  return payload.text();
}

/**
 * Adds hooks that serve cached reads (see `cache-policy.ts`) from the response cache, coalesce concurrent
 * requests for the same read into one, and respond 304 to a caller that has the response. A caller with a
 * token never gets the response for visitors: the stock that shoppers see excludes their own reservations
 * (docs/spec/payments.md#reservations). Responses for staff are sent after their session was looked up.
 */
export function cacheReads(app: FastifyInstance, cache: ProcessCache, calls: CacheableCalls): void {
  const readOf = readLookup(calls);
  app.addHook('preHandler', (request, reply, done) => {
    const read = readOf(request);
    if (!read) return done();
    const isVisitor = request.headers.authorization === undefined;
    if (read.audience === 'visitors' && isVisitor)
      return sendOrCompute(cache, { request, reply, read, done });
    if (read.audience === 'visitors') {
      void reply.header('cache-control', 'private, no-store');
      return done();
    }
    if (isVisitor || !cache.responses.isEnabled) return done();
    /* Staff see their own changes in every process, also in one that the notification has not reached yet. */
    Promise.all([calls.mayStaffCall(request, calls.proceduresOf(request)), cache.receivePublished()])
      .then(([may]) => (may ? sendOrCompute(cache, { request, reply, read, done }) : done()))
      .catch(done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const finish = (body: unknown) =>
      done(null, storeAndTag(cache, calls, { request, reply, payload: body }));
    if (!(payload instanceof Response)) return finish(payload);
    textOf(reply, payload).then(finish).catch(done);
  });
}

interface ReadRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  read: CacheableRead;
  /** Continues with the procedures. */
  done: (error?: Error) => void;
}

/** Sends the cached response, or the one another request is computing; else lets the procedures compute it. */
function sendOrCompute(cache: ProcessCache, { request, reply, read, done }: ReadRequest): void {
  const { responses, breaker } = cache;
  const compute = () => {
    const stale = staleOf(cache, read);
    if (stale && !breaker.mayAsk()) {
      setStaleHeaders(reply, stale);
      return void reply.send(stale.response.body);
    }
    const entry = responses.isEnabled ? responses.begin(read.key) : undefined;
    if (entry) reply.raw.once('close', entry.abort);
    reads.set(request, { ...read, tags: stockTags(), entry });
    done();
  };
  const send = (response: CachedResponse | undefined) =>
    response ? sendCached(request, reply, read.cacheControl, response) : compute();
  if (!responses.isEnabled) return compute();
  const found = responses.get(read.key) ?? responses.pending(read.key)?.response;
  /* A hit is sent synchronously; awaiting would cost it a turn of the event loop. */
  if (found instanceof Promise) found.then(send).catch(done);
  else send(found);
}

/** Stores a response and sets its validators, or replaces a database failure by the stale response. Returns the body to send. */
function storeAndTag(
  cache: ProcessCache,
  calls: CacheableCalls,
  { request, reply, payload }: { request: FastifyRequest; reply: FastifyReply; payload: unknown },
): unknown {
  const read = reads.get(request);
  if (!read) return payload;
  const { entry, policies, cacheControl } = read;
  if (calls.hasDatabaseFailure(request)) {
    entry?.abort();
    cache.breaker.failed();
    const stale = staleOf(cache, read);
    if (!stale) return payload;
    setStaleHeaders(reply, stale);
    return stale.response.body;
  }
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    entry?.abort();
    return payload;
  }
  /* The settings are this process's copy, which says nothing about the database. */
  if (policies.some(({ topics }) => topics.some((topic) => topic !== 'settings'))) cache.breaker.succeeded();
  const tags = read.tags.tagsOf(policies);
  const response = tags && entry?.store(payload, tags);
  entry?.abort();
  if (request.method !== 'GET' || cacheControl === undefined) return payload;
  return setValidators(request, reply, cacheControl, response?.etag ?? etagOf(payload)) ? '' : payload;
}

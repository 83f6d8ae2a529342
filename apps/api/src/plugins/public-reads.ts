import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { accessOf, mayEnter } from '../access';
import type { Answer } from '../answers/answer';
import { etagOf, type Filling } from '../answers/answer-store';
import type { Answers } from '../answers/answers';
import type { StaleAnswer } from '../answers/last-known';
import { sourceNotes, type SourceNotes } from '../answers/changes';
import type { AppDeps } from '../deps';
import { callerOf } from './caller-of';
import { metDatabaseFailure } from './database-failures';

/** Prices and stock: a cache may keep it, but asks each time whether it is still true. */
const ALWAYS_ASK = 'public, no-cache';
/** Nothing that anybody decides on by the minute. */
const MAY_LAG = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';

/** Reads that answer every visitor alike, and how long others may keep the answer. */
const PUBLIC_READS: Readonly<Record<string, string>> = {
  'products.list': ALWAYS_ASK,
  'products.get': ALWAYS_ASK,
  'products.facets': ALWAYS_ASK,
  'reviews.list': MAY_LAG,
  'settings.get': ALWAYS_ASK,
};

/** Reads that answer all staff alike. Each open screen of the back office asks them again and again. */
const STAFF_READS: ReadonlySet<string> = new Set(['orders.list']);

/** How long others may keep an answer; undefined for what staff see, which nobody else may keep. */
type CacheControl = string | undefined;

interface KeptRead {
  /** What it is cached under; undefined for what staff see, of which no stale answer is given. */
  staleKey: string | undefined;
  notes: SourceNotes;
  procedures: number;
  cacheControl: CacheControl;
  filling: Filling | undefined;
}
const underWay = new WeakMap<FastifyRequest, KeptRead>();

/** Where the procedures of a request tell what their answers were made from; undefined when nobody wants to know. */
export const notesOf = (request: FastifyRequest) => underWay.get(request)?.notes;

/** Adds to the names of request headers that an answer depends on. */
export function addVary(reply: FastifyReply, value: string): void {
  const before = reply.getHeader('vary');
  void reply.header('vary', before === undefined ? value : `${String(before)}, ${value}`);
}

const keyOf = (request: FastifyRequest) =>
  request.method === 'POST' ? `${request.url}\n${JSON.stringify(request.body)}` : request.url;

const strictest = (procedures: readonly string[]) =>
  procedures.some((name) => PUBLIC_READS[name] === ALWAYS_ASK) ? ALWAYS_ASK : MAY_LAG;

/** Whether the caller has this very answer. */
const isKnown = (request: FastifyRequest, etag: string) =>
  (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Says what caches may do with an answer to GET, and leaves its body out when the caller has it. POST is not cached by anybody else. */
function label(request: FastifyRequest, reply: FastifyReply, cacheControl: CacheControl, etag: string) {
  if (request.method !== 'GET' || cacheControl === undefined) return false;
  void reply.header('etag', etag).header('cache-control', cacheControl);
  addVary(reply, 'authorization');
  if (!isKnown(request, etag)) return false;
  void reply.code(304);
  return true;
}

function send(request: FastifyRequest, reply: FastifyReply, cacheControl: CacheControl, answer: Answer) {
  const known = label(request, reply, cacheControl, answer.etag);
  void (known ? reply.send() : reply.type('application/json; charset=utf-8').send(answer.body));
}

/**
 * Sends the last known answer in place of one that the database does not give. Its age, and a time to live below zero
 * (RFC 9211), say what it is; nobody else may cache it.
 */
function labelStale(reply: FastifyReply, { ageSeconds }: StaleAnswer): void {
  void reply
    .code(200)
    .removeHeader('retry-after')
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      age: ageSeconds,
      'cache-status': `aabha; hit; ttl=-${Math.max(1, ageSeconds)}; detail=database-unavailable`,
    });
}

/** tRPC answers with a web Response; as text it goes out without the detour of a stream. A stream of answers stays one. */
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
 * Answers public reads of visitors from what this process keeps, asks the database once for all who ask the same at the
 * same time, and tags what goes out, so that an answer the caller has is not sent again. Who sends a token is never
 * given what visitors see: the units that a shopper could buy are that shopper's own
 * (docs/spec/payments.md#reservations). Lists that all staff see alike are kept for staff, whose session is looked up
 * at each request as ever.
 */
export function publicReads(
  app: FastifyInstance,
  deps: AppDeps,
  proceduresOf: (request: FastifyRequest) => readonly string[],
): void {
  const { store, breaker } = deps.answers;
  app.addHook('preHandler', (request, reply, done) => {
    const procedures = proceduresOf(request);
    const answerFor = (whom: 'visitors' | 'staff', cacheControl: CacheControl) => {
      const key = `${whom} ${keyOf(request)}`;
      const staleKey = whom === 'visitors' ? key : undefined;
      const ask = (fill: () => Filling | undefined) => {
        const stale = staleKey === undefined ? undefined : store.getStale(staleKey);
        if (stale && !breaker.mayAsk()) {
          labelStale(reply, stale);
          return void reply.send(stale.answer.body);
        }
        const filling = fill();
        if (filling) reply.raw.once('close', filling.giveUp);
        const { length } = procedures;
        underWay.set(request, { notes: sourceNotes(), procedures: length, cacheControl, filling, staleKey });
        done();
      };
      if (!store.isOpen) return ask(() => undefined);
      const give = (answer: Answer | undefined) =>
        answer ? send(request, reply, cacheControl, answer) : ask(() => store.fill(key));
      const waited = store.get(key) ?? store.underWay(key)?.answer;
      /* Without a promise where there is no need to wait. */
      if (waited instanceof Promise) void waited.then(give).catch(done);
      else give(waited);
    };
    if (procedures.length === 0 || !['GET', 'POST'].includes(request.method)) return done();
    if (isOfStaff(request, procedures) && store.isOpen) {
      const isForThem = mayAllBeGiven(deps, request, procedures);
      void isForThem.then((yes) => (yes ? answerFor('staff', undefined) : done())).catch(done);
    } else if (!procedures.every((name) => name in PUBLIC_READS)) done();
    else if (request.headers.authorization === undefined) answerFor('visitors', strictest(procedures));
    else {
      void reply.header('cache-control', 'private, no-store');
      done();
    }
  });
  app.addHook('onSend', (request, reply, given, done) => {
    const finish = (payload: unknown) => done(null, keepAndLabel(deps.answers, request, reply, payload));
    if (!(given instanceof Response)) return finish(given);
    textOf(reply, given).then(finish).catch(done);
  });
}

const isOfStaff = (request: FastifyRequest, procedures: readonly string[]) =>
  request.headers.authorization !== undefined && procedures.every((name) => STAFF_READS.has(name));

/** Whether the caller is a member of staff, now, and may call all of these. */
async function mayAllBeGiven(
  deps: AppDeps,
  request: FastifyRequest,
  procedures: readonly string[],
): Promise<boolean> {
  /* Where the caller cannot be looked up the procedure meets the same failure, and says so in its door's own way. */
  const role = (await callerOf(deps, request).catch(() => null))?.role;
  if (role === undefined || !isStaff(role)) return false;
  return procedures.every((name) => {
    const access = accessOf(name)?.may;
    return access !== undefined && mayEnter(role, access);
  });
}

/** Keeps an answer and tags it for other caches, or takes the last one where the database gave none. What goes out is empty when the caller has it already. */
function keepAndLabel(
  { store, breaker }: Answers,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const read = underWay.get(request);
  if (!read) return payload;
  if (metDatabaseFailure(request)) {
    read.filling?.giveUp();
    breaker.failed();
    const stale = read.staleKey === undefined ? undefined : store.getStale(read.staleKey);
    if (!stale) return payload;
    labelStale(reply, stale);
    return stale.answer.body;
  }
  /* What is read from no table says nothing of the database. */
  if (reply.statusCode === 200 && read.notes.all().topics.length > 0) breaker.succeeded();
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    read.filling?.giveUp();
    return payload;
  }
  const whole = read.notes.told === read.procedures;
  const answer = whole && read.filling ? read.filling.keep(payload, read.notes.all()) : undefined;
  read.filling?.giveUp();
  if (request.method !== 'GET' || read.cacheControl === undefined) return payload;
  return label(request, reply, read.cacheControl, answer?.etag ?? etagOf(payload)) ? '' : payload;
}

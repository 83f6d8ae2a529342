import type { BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import type { Language } from '@aabha/contracts/language/language';
import type { StockTags } from '../cache/cache-policy';
import type { CacheTags } from '../cache/cache-tags';
import type { AppDeps } from './deps';
import type { Caller } from '../core/caller';
import type { OpenReport } from '../replica/report-reader';

export interface RequestContext extends AppDeps {
  /** The client's network address; forwarded addresses count from trusted proxies only. */
  address: string;
  requestId: string;
  now(): Date;
  /** Returns the caller; null without a valid token. Looked up at most once per request, on first use. */
  caller(): Promise<Caller | null>;
  /**
   * Returns for whom an API key acts; null without one, and always over tRPC. Throws API_KEY_INVALID. Only guarded procedures
   * ask: calls that are open to anyone take a key for no session.
   */
  keyCaller(): Promise<Caller | null>;
  /** Whether a token was sent, valid or not. Distinguishes an expired session from a visitor. */
  hasToken: boolean;
  /** The `User-Agent` header of the request. */
  userAgent: string;
  /** Which of our web apps calls; undefined for other programs. */
  sessionKind: BrowserKind | undefined;
  /** The `Cookie` header of the request. */
  cookies: string;
  /** Adds a `Set-Cookie` line to the response. */
  setCookie(line: string): void;
  /** The language of the pages that the call came from, or that its client prefers. */
  language: Language;
  /** The `Idempotency-Key` header of the request. */
  idempotencyKey: string | undefined;
  /** Marks the response as the stored outcome of an earlier call with the same key. */
  replayed(): void;
  /** Whether the transport can stream files, as REST can. */
  takesFiles: boolean;
  /** Names the products whose stock a response shows, where its cache policy says `listed`; called once by each call. */
  tagStock(stockOf: CacheTags['stockOf']): void;
  /** Ends the cached response at an instant (ISO-8601), where it is cached. */
  cacheUntil(end: string): void;
}

/**
 * Returns the id of the caller, whose own reservations are excluded from available stock
 * (docs/spec/payments.md#reservations).
 */
export const viewerOf = async (ctx: RequestContext): Promise<string | undefined> => (await ctx.caller())?.id;

/** A request of a signed-in caller. */
export interface SignedInContext extends RequestContext {
  user: Caller;
  /** Returns the reader of a report; throws in a procedure whose meta does not say `readsReports`. */
  openReport: OpenReport;
}

/** The parts of a request that every transport provides. */
export interface IncomingCall {
  address: string;
  requestId: string;
  caller(): Promise<Caller | null>;
  hasToken: boolean;
  userAgent: string;
  sessionKind: BrowserKind | undefined;
  cookies: string;
  setCookie(line: string): void;
  language: Language;
  idempotencyKey: string | undefined;
  /** Marks the response as a replay. */
  replayed(): void;
  /** Where to name the products whose stock the response shows, when it is cached. */
  stockTags: StockTags | undefined;
}

export function createContext(deps: AppDeps, call: IncomingCall): RequestContext {
  return {
    ...deps,
    address: call.address,
    requestId: call.requestId,
    now: () => deps.ports.clock.now(),
    caller: call.caller,
    keyCaller: () => Promise.resolve(null),
    hasToken: call.hasToken,
    userAgent: call.userAgent,
    sessionKind: call.sessionKind,
    cookies: call.cookies,
    setCookie: call.setCookie,
    language: call.language,
    idempotencyKey: call.idempotencyKey,
    replayed: call.replayed,
    takesFiles: false,
    tagStock: (stockOf) => call.stockTags?.add(stockOf),
    cacheUntil: (end) => call.stockTags?.expireAt(Date.parse(end)),
  };
}

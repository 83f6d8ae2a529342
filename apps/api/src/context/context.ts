import type { StockTags } from '../cache/cache-policy';
import type { CacheTags } from '../cache/cache-tags';
import type { AppDeps } from './deps';
import type { Caller } from '../core/caller';

export interface RequestContext extends AppDeps {
  /** The client's network address, seen through trusted proxies only. */
  address: string;
  requestId: string;
  now(): Date;
  /** The caller, or null without a valid token. Looked up once a request, and only when somebody asks. */
  caller(): Promise<Caller | null>;
  /** Whether a token was sent at all, valid or not: tells an ended session from a visitor. */
  hasToken: boolean;
  /** The caller's name for this act, as the `Idempotency-Key` header has it. */
  idempotencyKey: string | undefined;
  /** Says that the answer is the stored outcome of an earlier call under the same key. */
  replayed(): void;
  /** Whether the transport can send a file while it is made, as REST can. */
  takesFiles: boolean;
  /** Names the products whose stock a response shows, where its cache policy says `listed`; called once by each call. */
  tagStock(stockOf: CacheTags['stockOf']): void;
}

/** Who looks: a shopper's own holds never take stock from that shopper (docs/spec/payments.md#reservations). */
export const viewerOf = async (ctx: RequestContext): Promise<string | undefined> => (await ctx.caller())?.id;

/** A request by someone signed in. */
export interface SignedInContext extends RequestContext {
  user: Caller;
}

/** What a transport knows of a request. */
export interface IncomingCall {
  address: string;
  requestId: string;
  caller(): Promise<Caller | null>;
  hasToken: boolean;
  idempotencyKey: string | undefined;
  /** Marks the answer as a replay. */
  replayed(): void;
  /** Where to name the products whose stock is shown, when the response is cached. */
  stockTags: StockTags | undefined;
}

export function createContext(deps: AppDeps, call: IncomingCall): RequestContext {
  return {
    ...deps,
    address: call.address,
    requestId: call.requestId,
    now: () => deps.ports.clock.now(),
    caller: call.caller,
    hasToken: call.hasToken,
    idempotencyKey: call.idempotencyKey,
    replayed: call.replayed,
    takesFiles: false,
    tagStock: (stockOf) => call.stockTags?.add(stockOf),
  };
}

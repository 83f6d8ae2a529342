import type { AppDeps } from '../deps';
import { findCaller, type Caller } from '../modules/accounts/tokens.service';

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
}

/** A request by someone signed in. */
export interface SignedInContext extends RequestContext {
  user: Caller;
}

/** What a transport knows of a request. */
export interface IncomingCall {
  address: string;
  requestId: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export function createContext(deps: AppDeps, call: IncomingCall): RequestContext {
  const token = /^Bearer\s+(\S+)$/i.exec(call.authorization ?? '')?.[1];
  let lookup: Promise<Caller | null> | undefined;
  return {
    ...deps,
    address: call.address,
    requestId: call.requestId,
    now: () => deps.ports.clock.now(),
    caller: () => (lookup ??= token ? findCaller(deps, token) : Promise.resolve(null)),
    hasToken: token !== undefined,
    idempotencyKey: call.idempotencyKey,
  };
}

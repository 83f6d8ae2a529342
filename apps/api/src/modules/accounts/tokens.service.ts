import { jwtVerify, SignJWT } from 'jose';
import { TokenClaims, type Role } from '@aabha/contracts/accounts/accounts.schema';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { lastProofAt } from '@aabha/contracts/accounts/step-up.rules';
import { SHOPPER_TOKEN_SECONDS, STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import { lruByBytes } from '../../cache/lru-by-bytes';
import type { Caller } from '../../core/caller';
import type { AppDeps } from '../../context/deps';
import { findTokenHolder } from './accounts.queries';
import { idleSince, isIdle } from './session-lifetimes';
import { markSeen } from './sessions.queries';

const ALGORITHM = 'HS256';
const ISSUER = 'aabha';
const AUDIENCE = 'aabha-api';

const keyOf = (deps: Pick<TokenMint, 'config'>) => new TextEncoder().encode(deps.config.TOKEN_SECRET);

/** Dependencies of tokens: the secret, and the time. */
interface TokenMint {
  config: Pick<AppDeps['config'], 'TOKEN_SECRET'>;
  ports: Pick<AppDeps['ports'], 'clock'>;
}

/** What a token is issued for. */
export interface TokenOwner {
  id: string;
  role: Role;
  tokenVersion: number;
}

/** The session of a token. */
interface TokenSession {
  id: string;
  ttlSeconds: number;
  /** Until when it can be renewed, in seconds since 1970; absent where it cannot. */
  until?: number;
}

/**
 * Returns a signed token: of a session as long as that says, else seven days for shoppers, twelve hours for staff
 * (docs/spec/sessions-and-access.md#token).
 */
export function issueToken(deps: TokenMint, user: TokenOwner, session?: TokenSession): Promise<string> {
  const nowSeconds = Math.floor(deps.ports.clock.now().getTime() / 1000);
  const ttl = session?.ttlSeconds ?? (isStaff(user.role) ? STAFF_TOKEN_SECONDS : SHOPPER_TOKEN_SECONDS);
  const more = session ? { session: session.id, until: session.until } : {};
  return new SignJWT({ userId: user.id, role: user.role, version: user.tokenVersion, ...more })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + ttl)
    .sign(keyOf(deps));
}

interface Verified {
  claims: TokenClaims;
  expiresAtSeconds: number;
}

const VERIFIED_BYTES = 2 * 1024 * 1024;
const ENTRY_BYTES = 300;
const verifiedTokens = () =>
  lruByBytes<Verified>(VERIFIED_BYTES, (_verified, token) => token.length + ENTRY_BYTES);
/* Cached by configuration, since each secret has its own tokens. */
const verifiedBy = new WeakMap<AppDeps['config'], ReturnType<typeof verifiedTokens>>();

/**
 * Returns the claims of a token that we signed and that has not expired; null otherwise. Does not check
 * whether its session was ended.
 */
async function verify(deps: AppDeps, token: string): Promise<Verified | null> {
  const now = deps.ports.clock.now();
  const verified = await jwtVerify(token, keyOf(deps), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch(() => null);
  const claims = TokenClaims.safeParse(verified?.payload);
  return claims.success ? { claims: claims.data, expiresAtSeconds: verified?.payload.exp ?? 0 } : null;
}

/**
 * Returns the same, with the signature of a token verified once per process instead of at each request.
 * Expiry is checked each time.
 */
async function readToken(deps: AppDeps, token: string): Promise<TokenClaims | null> {
  const known = verifiedBy.get(deps.config) ?? verifiedTokens();
  verifiedBy.set(deps.config, known);
  const found = known.get(token) ?? (await verify(deps, token));
  const nowSeconds = Math.floor(deps.ports.clock.now().getTime() / 1000);
  if (!found || found.expiresAtSeconds <= nowSeconds) return null;
  known.set(token, found);
  return found.claims;
}

const SEEN_AFTER_MS = 15 * 60_000;
/* Sessions of the back office end without use, so that theirs has to be known better. */
const SEEN_AFTER_ADMIN_MS = 60_000;

type Holder = NonNullable<Awaited<ReturnType<typeof findTokenHolder>>>;

/**
 * Records that a session was used, where that is not known of the last quarter of an hour, of the back office of the last
 * minute. No call waits for it.
 */
function noteSeen(deps: AppDeps, { openSession, lastSeenAt, kind }: Holder): void {
  const now = deps.ports.clock.now();
  if (openSession === null || lastSeenAt === null) return;
  const afterMs = kind === 'admin' ? SEEN_AFTER_ADMIN_MS : SEEN_AFTER_MS;
  if (now.getTime() - Date.parse(lastSeenAt) < afterMs) return;
  const before = new Date(now.getTime() - afterMs).toISOString();
  markSeen(deps.db, openSession, { before, now: now.toISOString() }).catch((err: unknown) =>
    deps.log.warn({ err }, 'last use of a session not recorded'),
  );
}

/** Returns whether somebody is still signed in whose token was right before: their account is enabled and their session open. */
export async function isStillSignedIn(
  deps: Pick<AppDeps, 'db' | 'config' | 'ports'>,
  { id, role, session }: Pick<Caller, 'id' | 'role' | 'session'>,
): Promise<boolean> {
  const holder = await findTokenHolder(deps.db, id, session);
  if (holder?.role !== role) return false;
  if (session === undefined) return true;
  return holder.openSession !== null && !isIdle(holder, idleSince(deps.config, deps.ports.clock.now()));
}

/**
 * Returns the caller of a token; null for a wrong key or algorithm, an expired or foreign token, or one older
 * than the last password change, or of a session that has ended. A call that the back office makes in the background is no use
 * of the session.
 */
export async function findCaller(
  deps: AppDeps,
  token: string,
  { inBackground = false } = {},
): Promise<Caller | null> {
  const claims = await readToken(deps, token);
  if (!claims) return null;
  const holder = await findTokenHolder(deps.db, claims.userId, claims.session);
  if (!holder || holder.tokenVersion !== claims.version || holder.role !== claims.role) return null;
  if (claims.session !== undefined && holder.openSession === null) return null;
  if (isIdle(holder, idleSince(deps.config, deps.ports.clock.now()))) return null;
  if (!inBackground || holder.kind !== 'admin') noteSeen(deps, holder);
  const setting = deps.config.staffSecondFactor;
  const mustEnrol = setting === 'required' && isStaff(holder.role) && !holder.hasFactor;
  const { openedAt, factorAt, permissions } = holder;
  const hasFactor = holder.hasFactor && setting !== 'off';
  return {
    id: holder.id,
    role: holder.role,
    provenAt: openedAt === null ? null : lastProofAt({ openedAt, factorAt, hasFactor }),
    ...(claims.session === undefined ? {} : { session: claims.session }),
    ...(permissions === null ? {} : { permissions }),
    ...(mustEnrol ? { mustEnrol } : {}),
  };
}

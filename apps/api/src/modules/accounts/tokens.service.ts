import { jwtVerify, SignJWT } from 'jose';
import { TokenClaims, type Role } from '@aabha/contracts/accounts/accounts.schema';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { SHOPPER_TOKEN_SECONDS, STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import type { AppDeps } from '../../deps';
import { findTokenHolder } from './accounts.queries';

const ALGORITHM = 'HS256';
const ISSUER = 'aabha';
const AUDIENCE = 'aabha-api';

/** Who a valid token says is calling. */
export interface Caller {
  id: string;
  role: Role;
}

const keyOf = (deps: Pick<AppDeps, 'config'>) => new TextEncoder().encode(deps.config.TOKEN_SECRET);

/** A signed token: seven days for shoppers, twelve hours for staff (decisions §4). */
export function issueToken(
  deps: Pick<AppDeps, 'config' | 'ports'>,
  user: { id: string; role: Role; tokenVersion: number },
): Promise<string> {
  const nowSeconds = Math.floor(deps.ports.clock.now().getTime() / 1000);
  const ttl = isStaff(user.role) ? STAFF_TOKEN_SECONDS : SHOPPER_TOKEN_SECONDS;
  return new SignJWT({ userId: user.id, role: user.role, version: user.tokenVersion })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + ttl)
    .sign(keyOf(deps));
}

/** Who a token belongs to, or null: wrong key or algorithm, expired, for somebody else, or older than the last password change. */
export async function findCaller(deps: AppDeps, token: string): Promise<Caller | null> {
  const verified = await jwtVerify(token, keyOf(deps), {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    currentDate: deps.ports.clock.now(),
  }).catch(() => null);
  const claims = TokenClaims.safeParse(verified?.payload);
  if (!claims.success) return null;
  const holder = await findTokenHolder(deps.db, claims.data.userId);
  if (!holder || holder.tokenVersion !== claims.data.version || holder.role !== claims.data.role) return null;
  return { id: holder.id, role: holder.role };
}

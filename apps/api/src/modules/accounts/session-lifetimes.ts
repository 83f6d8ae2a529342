import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { SHOPPER_TOKEN_SECONDS, STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import type { SessionKind } from '@aabha/contracts/sessions/sessions.values';
import type { Config } from '../../core/config';

type Settings = Pick<
  Config,
  'SESSION_TOKEN_MINUTES' | 'API_TOKEN_SHOPPER_HOURS' | 'API_TOKEN_STAFF_HOURS' | 'SHOPPER_SESSION_DAYS'
>;

const DAY_SECONDS = 24 * 3600;

/** Returns for how long a shopper stays logged in after a renewal, in seconds. */
const shopperSeconds = ({ SHOPPER_SESSION_DAYS }: Settings) =>
  Math.min(SHOPPER_TOKEN_SECONDS, Math.round(SHOPPER_SESSION_DAYS * DAY_SECONDS));

/** Returns how long a session and its tokens last, in seconds (docs/spec/sessions-and-access.md#lifetimes). */
export function sessionLifetimes(config: Settings, kind: SessionKind, role: Role) {
  const { SESSION_TOKEN_MINUTES, API_TOKEN_SHOPPER_HOURS, API_TOKEN_STAFF_HOURS } = config;
  if (kind === 'api') {
    const seconds = Math.round((isStaff(role) ? API_TOKEN_STAFF_HOURS : API_TOKEN_SHOPPER_HOURS) * 3600);
    return { session: seconds, token: seconds };
  }
  const session = isStaff(role) ? STAFF_TOKEN_SECONDS : shopperSeconds(config);
  return { session, token: Math.min(Math.round(SESSION_TOKEN_MINUTES * 60), session) };
}

/** Returns since when a session of the back office must not have been unused, as ISO-8601; undefined without such a limit. */
export function idleSince({ STAFF_IDLE_MINUTES }: Pick<Config, 'STAFF_IDLE_MINUTES'>, now: Date) {
  if (STAFF_IDLE_MINUTES === 0) return undefined;
  return new Date(now.getTime() - STAFF_IDLE_MINUTES * 60_000).toISOString();
}

interface Use {
  kind: SessionKind | null;
  lastSeenAt: string | null;
}

/** Returns whether a session has ended without use: one of the back office that was used last before `since`. */
export const isIdle = ({ kind, lastSeenAt }: Use, since: string | undefined) =>
  since !== undefined &&
  kind === 'admin' &&
  lastSeenAt !== null &&
  Date.parse(lastSeenAt) <= Date.parse(since);

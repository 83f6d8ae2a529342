import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { SHOPPER_TOKEN_SECONDS, STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import type { SessionKind } from '@aabha/contracts/sessions/sessions.values';
import type { Config } from '../../core/config';

type Settings = Pick<Config, 'SESSION_TOKEN_MINUTES' | 'API_TOKEN_SHOPPER_HOURS' | 'API_TOKEN_STAFF_HOURS'>;

/** Returns how long a session and its tokens last, in seconds (docs/spec/sessions-and-access.md#lifetimes). */
export function sessionLifetimes(config: Settings, kind: SessionKind, role: Role) {
  const { SESSION_TOKEN_MINUTES, API_TOKEN_SHOPPER_HOURS, API_TOKEN_STAFF_HOURS } = config;
  if (kind === 'api') {
    const seconds = Math.round((isStaff(role) ? API_TOKEN_STAFF_HOURS : API_TOKEN_SHOPPER_HOURS) * 3600);
    return { session: seconds, token: seconds };
  }
  const session = isStaff(role) ? STAFF_TOKEN_SECONDS : SHOPPER_TOKEN_SECONDS;
  return { session, token: Math.min(Math.round(SESSION_TOKEN_MINUTES * 60), session) };
}

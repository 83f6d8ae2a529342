import type { Role } from '@aabha/contracts/accounts/accounts.schema';

/** The caller that a valid token or API key identifies. */
export interface Caller {
  id: string;
  role: Role;
  /** The id of the session; absent for API keys, and for tokens of earlier releases. */
  session?: string;
  /** The session can only set up a second factor (docs/spec/staff-sign-in.md#setting). */
  mustEnrol?: true;
  /** The key that acts for them; absent in a session. */
  apiKey?: { id: string; scopes: readonly string[] };
}

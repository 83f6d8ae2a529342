import type { Role } from '@aabha/contracts/accounts/accounts.schema';

/** The caller that a valid token or API key identifies. */
export interface Caller {
  id: string;
  role: Role;
  /** Of a SubAdmin's staff role (docs/spec/permissions.md); absent for others. */
  permissions?: readonly string[];
  /** The id of the session; absent for API keys, and for tokens of earlier releases. */
  session?: string;
  /**
   * When the person of the session proved last who they are, as ISO-8601; null where they have not, as with tokens of earlier
   * releases. Undefined where no person is there to ask: an API key, or a job that was confirmed when it was started.
   */
  provenAt: string | null | undefined;
  /** The session can only set up a second factor (docs/spec/staff-sign-in.md#setting). */
  mustEnrol?: true;
  /** The key that acts for them; absent in a session. */
  apiKey?: { id: string; scopes: readonly string[] };
}

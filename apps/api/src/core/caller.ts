import type { Role } from '@aabha/contracts/accounts/accounts.schema';

/** The caller that a valid token identifies. */
export interface Caller {
  id: string;
  role: Role;
}

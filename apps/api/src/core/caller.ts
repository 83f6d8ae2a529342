import type { Role } from '@aabha/contracts/accounts/accounts.schema';

/** Who a valid token says is calling. */
export interface Caller {
  id: string;
  role: Role;
}

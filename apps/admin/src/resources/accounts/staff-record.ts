import type { StaffAccount } from '@aabha/contracts/accounts/accounts.staff.schema';

/** A member of the staff as the screens hold one. */
export type StaffRecord = StaffAccount & { id: string };

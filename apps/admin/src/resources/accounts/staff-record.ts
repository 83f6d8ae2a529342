import type { StaffAccount } from '@aabha/contracts/accounts/accounts.staff.schema';

/** A member of the staff as the screens hold one. */
export type StaffRecord = StaffAccount & { id: string };

/** What a SuperAdmin can do about the sign-in of somebody else. */
export type StaffSignInAction = 'link' | 'invitation' | 'factor';

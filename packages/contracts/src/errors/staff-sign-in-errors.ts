import { STAFF_PASSWORD_MIN } from '../accounts/accounts.values';

/** Refusals about how staff sign in (docs/spec/staff-sign-in.md); a part of `ERROR_TABLE`. */
export const STAFF_SIGN_IN_ERRORS = {
  STAFF_PASSWORD_SHORT: {
    status: 400,
    message: `A staff password must have at least ${STAFF_PASSWORD_MIN} characters.`,
  },
  STAFF_PASSWORD_BREACHED: {
    status: 400,
    message: 'This password is in a public list of stolen passwords. Please choose another one.',
  },
} as const;

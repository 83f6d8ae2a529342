import { STAFF_PASSWORD_MIN } from '../accounts/accounts.values';
import { PASSKEYS_MOST } from '../accounts/passkeys.values';

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
  STAFF_RESET_LINK_WRONG: {
    status: 400,
    message: 'This link no longer works. It may have expired or been used already.',
  },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Please enter the code of your authenticator app.' },
  SECOND_FACTOR_WRONG: { status: 401, message: 'This code is not correct, or it was used already.' },
  PASSKEY_WRONG: { status: 401, message: 'This passkey was not accepted. Please try again.' },
  SECOND_FACTOR_ENROL: { status: 403, message: 'Please set up your second factor first.' },
  STEP_UP_REQUIRED: { status: 403, message: 'Please confirm that it is you, then try again.' },
  STAFF_RESET_NEEDS_LINK: {
    status: 403,
    message: 'An OTP alone does not reset the password of staff. Please ask a SuperAdmin for a reset link.',
  },
  SECOND_FACTOR_OFF: { status: 409, message: 'This shop does not use second factors.' },
  SECOND_FACTOR_ON: { status: 409, message: 'This account has a second factor already.' },
  SECOND_FACTOR_NONE: { status: 409, message: 'This account has no second factor.' },
  SECOND_FACTOR_NOT_STARTED: {
    status: 409,
    message: 'This QR code is no longer valid. Please start again.',
  },
  SECOND_FACTOR_LAST: {
    status: 409,
    message: 'This shop requires a second factor. Please add another one before you remove this one.',
  },
  PASSKEY_NOT_ADDED: { status: 409, message: 'This passkey could not be added. Please start again.' },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey was added before.' },
  PASSKEY_TOO_MANY: {
    status: 409,
    message: `An account has at most ${PASSKEYS_MOST} passkeys. Please remove one first.`,
  },
  STAFF_ONLY_SUB_ADMINS: { status: 409, message: 'Only a SubAdmin can be disabled or enabled.' },
  STAFF_RESET_OWN: { status: 409, message: 'Please use Sign-in security for your own account.' },
  STAFF_RESET_DISABLED: { status: 409, message: 'This account is disabled. Please enable it first.' },
} as const;

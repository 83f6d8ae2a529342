/** Refusals about warranty passports and their transfer; part of the error table (docs/spec/errors.md). */
export const PASSPORT_ERRORS = {
  PASSPORT_LINK_UNKNOWN: {
    status: 404,
    message: 'This warranty passport does not exist. Please open it again from your order.',
  },
  PASSPORT_NOT_COVERED: {
    status: 409,
    message: 'There is no warranty to remind you of: it has not begun, or has ended.',
  },
  PASSPORT_NOT_OWNER: { status: 403, message: 'Only the owner of this television can do that.' },
  PASSPORT_NOT_TRANSFERABLE: {
    status: 409,
    message: 'This television cannot be transferred: it was not delivered, or it came back to us.',
  },
  PASSPORT_OFFERED: {
    status: 409,
    message: 'This television is already offered to somebody. Please withdraw that offer first.',
  },
  PASSPORT_OFFER_UNKNOWN: {
    status: 404,
    message: 'This offer does not exist. Please open the link of the email again.',
  },
  PASSPORT_OFFER_ENDED: { status: 409, message: 'This offer has ended.' },
  PASSPORT_OFFER_OTHER_EMAIL: {
    status: 403,
    message: 'This offer is for another email. Please log in with the email that we sent the link to.',
  },
} as const;

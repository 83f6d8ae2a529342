/** Refusals of the privacy centre; part of the error table (docs/spec/errors.md). */
export const PRIVACY_ERRORS = {
  PRIVACY_LINK_WRONG: {
    status: 404,
    message: 'This link no longer works. Please ask for a new one.',
  },
  PRIVACY_EXPORT_NOT_FOUND: { status: 404, message: 'This file has expired. Please ask for a new one.' },
  PRIVACY_REQUEST_NOT_FOUND: { status: 404, message: 'This request does not exist.' },
  PRIVACY_REQUEST_ANSWERED: { status: 409, message: 'This request has been answered already.' },
  PRIVACY_PASSWORD_REQUIRED: { status: 400, message: 'Please enter your password to erase your data.' },
  BREACH_NOT_FOUND: { status: 404, message: 'This breach is not in the register.' },
  PRIVACY_STAFF: { status: 403, message: 'Staff accounts are managed by a SuperAdmin.' },
  ERASURE_WAITS: {
    status: 409,
    message: (d: { obstacles: string }) => `We cannot erase your data yet: ${d.obstacles}.`,
  },
} as const;

/** Refusals about messages to the shop; part of the error table (docs/spec/errors.md). */
export const CONTACT_ERRORS = {
  MESSAGE_NOT_FOUND: { status: 404, message: 'Message not found.' },
} as const;

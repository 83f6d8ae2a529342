/** Refusals about messages to the shop and replies that staff save; part of the error table (docs/spec/errors.md). */
export const CONTACT_ERRORS = {
  MESSAGE_NOT_FOUND: { status: 404, message: 'Message not found.' },
  SAVED_REPLY_NOT_FOUND: { status: 404, message: 'Saved reply not found.' },
  SAVED_REPLY_EXISTS: { status: 409, message: 'There is a saved reply with this name already.' },
} as const;

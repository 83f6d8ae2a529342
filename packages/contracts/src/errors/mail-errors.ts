/** The refusals about the mail log; part of `ERROR_TABLE`. */
export const MAIL_ERRORS = {
  MAIL_NOT_FOUND: { status: 404, message: 'Mail not found.' },
  MAIL_WAITING: { status: 409, message: 'This mail is still waiting to be sent.' },
  MAIL_SENT_AGAIN: { status: 409, message: 'This mail is being sent again right now.' },
  MAIL_EXPIRED: {
    status: 409,
    message: 'The code or link of this mail has expired or was used. Ask the customer to request a new one.',
  },
  MAIL_ERASED: { status: 409, message: 'The address of this mail was erased.' },
} as const;

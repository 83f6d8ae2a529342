import { counted } from '../counts/counts';

/** The refusals about the mail log and mail templates; part of `ERROR_TABLE`. */
export const MAIL_ERRORS = {
  MAIL_NOT_FOUND: { status: 404, message: 'Mail not found.' },
  MAIL_WAITING: { status: 409, message: 'This mail is still waiting to be sent.' },
  MAIL_SENT_AGAIN: { status: 409, message: 'This mail is being sent again right now.' },
  MAIL_EXPIRED: {
    status: 409,
    message: 'The code or link of this mail has expired or was used. Ask the customer to request a new one.',
  },
  MAIL_TEMPLATE_NOT_FOUND: { status: 404, message: 'Mail template not found.' },
  MAIL_EXAMPLE_NOT_FOUND: { status: 404, message: 'This mail has no such example.' },
  MAIL_LANGUAGE_NOT_WRITTEN: { status: 400, message: 'Mails to staff are in English only.' },
  MAIL_TEST_LIMIT: {
    status: 429,
    message: (d: { most: number; retryAfterSeconds: number }) =>
      `You have sent ${d.most} test mails within an hour. Please try again in ${counted(Math.max(1, Math.ceil(d.retryAfterSeconds / 60)), 'minute')}.`,
  },
  MAIL_ERASED: { status: 409, message: 'The address of this mail was erased.' },
} as const;

/** Refusals about the books, returns for GST and credit notes; a part of `ERROR_TABLE`. */
export const BOOK_ERRORS = {
  BOOK_CHECK_RUNNING: { status: 409, message: 'A check is already running.' },
  BOOK_CHECK_OVER: { status: 409, message: 'No check is running.' },
  GSTR1_RUNNING: { status: 409, message: 'This month has not ended yet.' },
  GSTR1_FILED: { status: 409, message: 'This month is already marked as filed.' },
  GSTR1_WAITING: {
    status: 409,
    message: 'An invoice of this month is still waiting for its number. Please try again in a moment.',
  },
  CREDIT_NOTE_NOT_NUMBERED: {
    status: 409,
    message: 'This credit note is being prepared. Please try again in a moment.',
  },
  CREDIT_NOTE_NOT_FOUND: { status: 404, message: 'Credit note not found.' },
} as const;

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
  CREDIT_NOTE_REVERSAL_DAY: {
    status: 400,
    message: 'The day of the reversal is between that of the credit note and today.',
  },
  CREDIT_NOTE_NOT_B2B: {
    status: 409,
    message: 'There is no input credit to reverse: the buyer has no GSTIN, or the credit note no tax.',
  },
  CREDIT_NOTE_NOT_FOUND: { status: 404, message: 'Credit note not found.' },
} as const;

/** The refusals of calls that are repeated under a key; part of `ERROR_TABLE`. */
export const IDEMPOTENCY_ERRORS = {
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    message: 'An Idempotency-Key has 1 to 255 letters, digits and signs, without spaces.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was already used for something else. Please use a new one.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: 'This request is still in progress. Please try again in a moment.',
  },
  IDEMPOTENCY_ANSWER_LOST: {
    status: 409,
    message: 'This was already done, but the confirmation was lost. Please check before you do it again.',
  },
} as const;

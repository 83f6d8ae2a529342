/** Refusals about refunds that need a second person; a part of `ERROR_TABLE`. */
export const REFUND_REQUEST_ERRORS = {
  REFUND_REQUEST_NOT_FOUND: { status: 404, message: 'This refund request does not exist.' },
  REFUND_REQUEST_SETTLED: { status: 409, message: 'This refund request is settled already.' },
  REFUND_REQUEST_EXPIRED: {
    status: 409,
    message: 'This refund request has expired. Please ask again if the refund is still wanted.',
  },
  REFUND_REQUEST_WAITING: {
    status: 409,
    message:
      'A refund of this order waits for approval already. Please decide about it or withdraw it first.',
  },
  REFUND_REQUEST_OWN: {
    status: 403,
    message: 'You asked for this refund yourself. Somebody else has to decide about it.',
  },
  REFUND_REQUEST_ABOVE_LIMIT: {
    status: 403,
    message: 'This refund is above your limit. Somebody with a higher limit has to approve it.',
  },
  REFUND_REQUEST_NOT_OWN: {
    status: 403,
    message: 'Somebody else asked for this refund. Only they can withdraw it.',
  },
  REFUND_LIMIT_NEEDS_SECOND_PERSON: {
    status: 403,
    message: 'Another SuperAdmin must publish a higher refund limit.',
  },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;

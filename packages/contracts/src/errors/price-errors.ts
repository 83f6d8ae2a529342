/** Refusals about scheduled and proposed prices; a part of `ERROR_TABLE`. */
export const PRICE_ERRORS = {
  PRICE_CHANGE_NOT_FOUND: { status: 404, message: 'This price change does not exist.' },
  PRICE_CHANGE_SETTLED: { status: 409, message: 'This price change is settled already.' },
  PRICE_NEEDS_SECOND_PERSON: {
    status: 403,
    message: 'You asked for this price yourself. A second person has to approve it.',
  },
  PRICE_CHANGED_SINCE: {
    status: 409,
    message:
      'The price has changed since this was asked for. Reject it, and ask again if it is still wanted.',
  },
  PRICE_SCHEDULE_PAST: { status: 400, message: 'The start must be in the future.' },
  PRICE_SCHEDULE_TOO_FAR: { status: 400, message: 'The start must be within a year.' },
  PRICE_SCHEDULE_SAME: { status: 400, message: 'This television already has this price.' },
  PRICE_SCHEDULE_OVERLAP: {
    status: 409,
    message: (d: { period: string }) => `Another price is scheduled for this television: ${d.period}.`,
  },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;

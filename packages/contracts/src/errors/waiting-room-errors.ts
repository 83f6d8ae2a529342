/** Refusals of waiting rooms; a part of `ERROR_TABLE`. */
export const WAITING_ROOM_ERRORS = {
  WAITING_ROOM: {
    status: 409,
    message: (d: { product: string; path: string }) =>
      `${d.product} has a waiting room today. Please take your place at ${d.path}; you can pay when it is your turn.`,
  },
  WAITING_ROOM_NOT_ON_SALE: {
    status: 409,
    message: 'Please prepare this television for a sale day first.',
  },
  WAITING_ROOM_OPEN: { status: 409, message: 'This television has a waiting room already.' },
  WAITING_ROOM_NOT_OPEN: { status: 409, message: 'This television has no waiting room.' },
  WAITING_ROOM_TICKET_INVALID: {
    status: 400,
    message: 'This place in the waiting room is not valid. Please join again.',
  },
} as const;

/** Refusals about settlements; a part of `ERROR_TABLE`. */
export const SETTLEMENT_ERRORS = {
  SETTLEMENT_NOT_FOUND: { status: 404, message: 'Settlement not found.' },
  SETTLEMENT_READ_RUNNING: { status: 409, message: 'Settlements are being read already.' },
  SETTLEMENT_READ_OVER: { status: 409, message: 'No settlements are being read.' },
} as const;

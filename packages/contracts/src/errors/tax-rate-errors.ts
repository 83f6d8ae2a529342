/** Refusals about tax rates; a part of `ERROR_TABLE`. */
export const TAX_RATE_ERRORS = {
  TAX_RATE_NOT_FOUND: { status: 404, message: 'This tax rate does not exist.' },
  TAX_RATE_PAST: { status: 400, message: 'A rate begins today or later.' },
  TAX_RATE_EXISTS: { status: 409, message: 'This code already has a rate from that day.' },
  TAX_RATE_USED: {
    status: 409,
    message:
      'Goods of this code were already invoiced today at the rate before. Choose tomorrow or a later day.',
  },
  TAX_RATE_BEGUN: {
    status: 409,
    message: 'This rate has begun, so it stays. Add a new rate with a later date instead.',
  },
} as const;

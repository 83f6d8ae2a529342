/** Refusals about alerts of televisions; part of the error table (docs/spec/errors.md). */
export const ALERT_ERRORS = {
  ALERT_NOT_FOUND: { status: 404, message: 'This alert no longer exists.' },
  ALERT_LINK_WRONG: { status: 404, message: 'This link no longer works. Please ask for the alert again.' },
  ALERT_IN_STOCK: { status: 409, message: 'This television is in stock. You can order it now.' },
  ALERT_TARGET_TOO_HIGH: { status: 409, message: 'Please enter a price below that of today.' },
  ALERT_LIMIT: {
    status: 409,
    message: (d: { most: number }) => `You have ${d.most} alerts already. Please stop one of them first.`,
  },
} as const;

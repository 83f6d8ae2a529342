/** Refusals about webhooks; part of the error table (docs/spec/errors.md). */
export const WEBHOOK_ERRORS = {
  WEBHOOK_NOT_FOUND: { status: 404, message: 'Webhook not found.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, message: 'Delivery not found.' },
  WEBHOOK_EXISTS: { status: 409, message: 'There is a webhook with this address already.' },
  WEBHOOK_LIMIT: {
    status: 409,
    message: 'There are 20 webhooks already. Please delete one that is not needed.',
  },
  WEBHOOK_URL_REFUSED: { status: 400, message: 'The shop cannot send to this address.' },
} as const;

import { formatDay } from '../time/india-time';

/** Refusals about returns; part of the error table (docs/spec/errors.md). */
export const RETURN_ERRORS = {
  RETURN_NOT_FOUND: { status: 404, message: 'Return request not found.' },
  RETURN_NOT_DELIVERED: {
    status: 409,
    message: (d: { status: string }) => `Only a Delivered order can be returned. This one is ${d.status}.`,
  },
  RETURN_NOTHING_LEFT: {
    status: 409,
    message: 'All televisions of this order are refunded already, so there is nothing to return.',
  },
  RETURN_TWICE: { status: 409, message: 'A return was already requested for this order.' },
  RETURN_TOO_LATE: {
    status: 409,
    message: (d: { until: string }) =>
      d.until === ''
        ? 'This order can no longer be returned.'
        : `Returns for this order closed on ${formatDay(d.until)}.`,
  },
  RETURN_AMOUNT_CHANGED: {
    status: 409,
    message: 'The refund does not match what was paid. Please reload the page and try again.',
  },
  RETURN_APPROVED_BEFORE: { status: 409, message: 'This return was already approved.' },
  RETURN_NOT_APPROVED: { status: 409, message: 'Please approve this return before you refund it.' },
  RETURN_REFUNDED_BEFORE: { status: 409, message: 'A refund was already started for this order.' },
  RETURN_REJECTED_BEFORE: { status: 409, message: 'This return was already rejected.' },
  RETURN_RECEIVED_BEFORE: { status: 409, message: 'The goods of this return have already arrived.' },
  RETURN_NOT_RECEIVED: {
    status: 409,
    message: 'Please record that the goods have arrived before you inspect them.',
  },
  RETURN_INSPECTED_BEFORE: { status: 409, message: 'This return was already inspected.' },
  RETURN_LINES_CHANGED: {
    status: 409,
    message: 'These units cannot be returned any more. Please reload the page and try again.',
  },
  RETURN_LINES_INCOMPLETE: {
    status: 400,
    message: 'Please say of each product how many units are accepted.',
  },
  RETURN_REASON_MISSING: { status: 400, message: 'Please give a reason. The customer reads it.' },
  RETURN_NOT_INSPECTED: {
    status: 409,
    message: 'Please inspect the goods and accept them before you replace them.',
  },
  RETURN_REPLACED_BEFORE: {
    status: 409,
    message: 'The goods of this return were already replaced.',
  },
  RETURN_PICKUP_NOT_APPROVED: {
    status: 409,
    message: 'A pickup can be chosen once the return is approved.',
  },
  RETURN_PICKUP_NOT_SERVED: {
    status: 409,
    message: 'We do not pick up at this PIN code any more. We will call or email you to arrange it.',
  },
  RETURN_PICKUP_NOT_OFFERED: {
    status: 409,
    message: 'This day cannot be chosen for the pickup any more. Please choose another one.',
  },
  RETURN_PICKUP_FULL: {
    status: 409,
    message: 'All places of this time are taken. Please choose another one.',
  },
  RETURN_PICKUP_TOO_LATE: {
    status: 409,
    message: 'This pickup cannot be changed here any more. Please call us.',
  },
  RETURN_PICKUP_CLEARED_BY_STAFF: {
    status: 403,
    message: 'Please call us to cancel a pickup. You can choose another time here.',
  },
  REPLACEMENT_NO_STOCK: {
    status: 409,
    message: (d: { product: string }) => `Too few of ${d.product} are free to replace it.`,
  },
  REPLACEMENT_WAITS: { status: 409, message: 'A replacement of this return waits for stock already.' },
  REPLACEMENT_REFUND_CHOSEN: {
    status: 409,
    message: 'The customer chose the refund, so no replacement is sent.',
  },
  REPLACEMENT_SERIAL_UNKNOWN: {
    status: 409,
    message: (d: { serial: string }) => `${d.serial} is not a serial number of the returned televisions.`,
  },
  REPLACEMENT_PACKED: {
    status: 409,
    message: 'This replacement is packed or has left. Please cancel its shipment first.',
  },
  REPLACEMENT_NONE: { status: 409, message: 'There is no replacement that this is possible with.' },
  RETURN_FILE_NOT_FOUND: { status: 404, message: 'This photo no longer exists.' },
} as const;

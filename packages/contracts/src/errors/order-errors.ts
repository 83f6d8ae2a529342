import { formatRupees } from '../money/money-format';
import { TRACKING_DAYS } from '../settings/limits';
import { formatDay } from '../time/india-time';

/** The refusals of changes to orders; part of `ERROR_TABLE`. */
export const ORDER_ERRORS = {
  ORDER_LINK_UNKNOWN: {
    status: 404,
    message:
      'This tracking link does not work. Please open it again from our latest email, or ask for a new one.',
  },
  ORDER_LINK_EXPIRED: {
    status: 404,
    message: `This tracking link has ended. Links work until ${TRACKING_DAYS} days after the last change of an order.`,
  },
  ORDER_CANCEL_NOT_PENDING: {
    status: 409,
    message: (d: { status: string }) => `Only a Pending order can be cancelled. This one is ${d.status}.`,
  },
  ORDER_REFUNDED: {
    status: 409,
    message: 'This order was refunded, so its status can no longer change.',
  },
  ORDER_STATUS_SAME: {
    status: 409,
    message: (d: { status: string }) => `The order is already ${d.status}.`,
  },
  ORDER_STOCK_GONE: {
    status: 409,
    message: (d: { product: string }) => `Not enough stock of ${d.product} to reopen this order.`,
  },
  ORDER_STATUS_CHANGED: {
    status: 409,
    message: (d: { status: string }) => `This order is now ${d.status}. Nothing was changed.`,
  },
  ORDER_REFUND_CHANGED: {
    status: 409,
    message: (d: { rupees: number }) =>
      d.rupees === 0
        ? 'There is nothing to refund now. Nothing was changed.'
        : `The refund would now be ${formatRupees(d.rupees)}. Nothing was changed.`,
  },
  ORDER_REFUND_REASON_REQUIRED: { status: 400, message: 'Please give a reason for the refund.' },
  ORDER_NOT_ENDED: {
    status: 409,
    message: (d: { status: string }) =>
      `You can restock only a Cancelled or Returned order. This one is ${d.status}.`,
  },
  ORDER_RESTOCKED: { status: 409, message: 'This order is already back in stock.' },
  ORDER_ADDRESS_NOT_PENDING: {
    status: 409,
    message: (d: { status: string }) =>
      `This order is now ${d.status}, so its delivery address can no longer be corrected. Nothing was changed.`,
  },
  ORDER_ADDRESS_STATE_UNKNOWN: {
    status: 409,
    message: (d: { zip: string }) =>
      `The State of PIN code ${d.zip} is not known, and the tax depends on it. Nothing was changed.`,
  },
  ORDER_ADDRESS_OTHER_STATE: {
    status: 409,
    message: (d: { zip: string; to: string; from: string }) =>
      `PIN code ${d.zip} is in ${d.to}, but this order was invoiced for ${d.from}, where the tax is different. Please cancel it and ask the customer to order again.`,
  },
  REFUND_CANCELLED: {
    status: 409,
    message: 'This order is Cancelled, so all that was paid is refunded already. Nothing was changed.',
  },
  REFUND_NOT_INSTANT: {
    status: 409,
    message: (d: { why: string }) => `${d.why} Nothing was changed.`,
  },
  REFUND_NOTHING_LEFT: { status: 409, message: 'Everything that was paid is refunded already.' },
  REFUND_NOTHING_CHOSEN: { status: 400, message: 'Please choose what to refund.' },
  REFUND_PART_GONE: {
    status: 409,
    message: 'Part of this was refunded before or is not in the order. Nothing was changed.',
  },
  REFUND_WARRANTY_LATE: {
    status: 409,
    message: (d: { until: string }) =>
      `An extended warranty alone could be refunded until ${formatDay(d.until)}. Nothing was changed.`,
  },
  REFUND_TOO_MUCH: {
    status: 409,
    message: (d: { rupees: number }) =>
      `Only ${formatRupees(d.rupees)} can still be refunded. Nothing was changed.`,
  },
  REFUND_TOO_SMALL: { status: 409, message: 'A refund is at least ₹1. Nothing was changed.' },
  REFUND_LEAVES_TOO_LITTLE: {
    status: 409,
    message: 'Less than ₹1 would be left, which can never be refunded. Please refund the rest with it.',
  },
  REFUND_CHANGED: {
    status: 409,
    message: 'This order was refunded in the meantime. Nothing was changed. Please check the amount again.',
  },
  ORDER_REASON_REQUIRED: { status: 400, message: 'Please give a reason for moving the order back.' },
} as const satisfies Record<string, { status: number; message: string | ((data: never) => string) }>;

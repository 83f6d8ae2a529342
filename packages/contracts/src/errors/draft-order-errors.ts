/** The refusals about draft orders and their links; part of `ERROR_TABLE`. */
export const DRAFT_ORDER_ERRORS = {
  DRAFT_ORDER_NOT_FOUND: { status: 404, message: 'Draft order not found.' },
  DRAFT_ORDER_STATE: {
    status: 409,
    message: (d: { stateName: string }) =>
      `This draft order is now ${d.stateName.toLowerCase()}. Nothing was changed.`,
  },
  DRAFT_ORDER_EDITED: {
    status: 409,
    message: 'Somebody else has changed this draft order. Nothing was saved; please open it again.',
  },
  DRAFT_ORDER_PRICES: {
    status: 409,
    message:
      'The total has changed since you opened this draft order. Nothing was sent; please check it again.',
  },
  DRAFT_ORDER_ACCOUNT: {
    status: 409,
    message: 'An account with this email exists already. Find it by its email instead.',
  },
  DRAFT_ORDER_CUSTOMER: {
    status: 409,
    message: 'This customer’s account is closed or is not that of a customer.',
  },
  DRAFT_ORDER_WAITING_ROOM: {
    status: 409,
    message: (d: { product: string }) =>
      `${d.product} has a waiting room, so it cannot be sold by phone until that has ended.`,
  },
  PAY_LINK_UNKNOWN: {
    status: 404,
    message:
      'This link is not valid any more. If we sent you a newer one, please use that; otherwise ask us for it.',
  },
  PAY_LINK_PAID: { status: 409, message: 'This order is paid already. You have not been charged again.' },
  PAY_LINK_EXPIRED: {
    status: 409,
    message: 'This link has expired, and you have not been charged. Please ask us for a new one.',
  },
  PAY_LINK_CANCELLED: { status: 409, message: 'This order was cancelled, and you have not been charged.' },
  PAY_LINK_SOLD_OUT: {
    status: 409,
    message: (d: { product: string }) =>
      `${d.product} is sold out at the moment. You have not been charged; please ask us.`,
  },
} as const;

/** The refusals about stock, its deliveries and how it is ordered; part of `ERROR_TABLE`. */
export const STOCK_ERRORS = {
  STOCK_CHANGED: {
    status: 409,
    message: (d: { units: number }) =>
      `The stock has changed to ${d.units} since you began. Please count again.`,
  },
  PRODUCT_NOT_REMOVED: { status: 409, message: 'This television is on sale already.' },
  DELIVERY_NOT_FOUND: { status: 404, message: 'Delivery not found.' },
  DELIVERY_CLOSED: {
    status: 409,
    message: (d: { stateName: string }) => `This delivery is now ${d.stateName}. Nothing was changed.`,
  },
  DELIVERY_EXCEEDED: {
    status: 409,
    message: (d: { units: number }) =>
      `Only ${d.units} of this delivery are still to come. Count the television if more are there.`,
  },
  DELIVERY_BELOW_RECEIVED: {
    status: 409,
    message: (d: { units: number }) => `${d.units} of this delivery are in stock already.`,
  },
} as const;

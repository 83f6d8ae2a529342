import { formatDay } from '../time/india-time';

/** The refusals about dispatch centres, lanes and promised dates; part of `ERROR_TABLE`. */
export const DELIVERY_PROMISE_ERRORS = {
  CENTER_NOT_FOUND: { status: 404, message: 'Dispatch centre not found.' },
  CENTER_TAKEN: { status: 409, message: 'There is a dispatch centre of this name already.' },
  LANE_NOT_FOUND: { status: 404, message: 'Lane not found.' },
  LANE_TAKEN: { status: 409, message: 'There is a lane of this centre, area and weight already.' },
  LANE_AREA_UNKNOWN: {
    status: 409,
    message: 'No PIN code of India is in this area. Please check its spelling.',
  },
  CENTER_DAY_NOT_FOUND: { status: 404, message: 'Day not found.' },
  CENTER_DAY_TAKEN: { status: 409, message: 'This day of the centre is in the list already.' },
  PROMISE_CHANGED: {
    status: 409,
    message: (d: { until: string }) =>
      d.until === ''
        ? 'The delivery date has changed: it has to be confirmed. Please check it and pay again.'
        : `The delivery date has changed to ${formatDay(d.until)}. Please check it and pay again.`,
  },
} as const;

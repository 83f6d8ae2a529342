import { z } from 'zod';
import { PROMISE_OUTCOMES } from '../reports/reports.values';
import { COURIER_CODES } from '../shipments/couriers.values';
import { InstantFilter } from '../wire/wire.schema';

/** Filters of orders that the rows of a report have. */
export const ORDER_REPORT_FILTERS = {
  coupon: z.string().max(60).optional().meta({ description: 'That got a discount with this coupon code.' }),
  deliveredFrom: InstantFilter.optional().meta({
    description: 'Delivered at this instant or later. ISO-8601',
  }),
  deliveredBefore: InstantFilter.optional().meta({ description: 'Delivered before this instant. ISO-8601' }),
  promisedFrom: InstantFilter.optional().meta({
    description: 'Promised for this instant or later. ISO-8601',
  }),
  promisedBefore: InstantFilter.optional().meta({
    description: 'Promised for before this instant. ISO-8601',
  }),
  promise: z.enum(PROMISE_OUTCOMES).optional().meta({
    description:
      'How the delivery stands to the promised day: kept, 1, 2 to 3 or more days late, none promised; open where it is not delivered.',
  }),
  dispatchCenter: z.string().max(200).optional(),
  place: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The GST code of the State that it goes to.', example: '29' }),
  courier: z.enum(COURIER_CODES).optional().meta({ description: 'The courier of its last shipment.' }),
};

const OrderReportFilters = z.object(ORDER_REPORT_FILTERS);
export type OrderReportFilters = z.output<typeof OrderReportFilters>;

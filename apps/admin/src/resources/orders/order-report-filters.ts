import { PROMISE_OUTCOMES } from '@aabha/contracts/reports/reports.values';
import { COURIER_CODES } from '@aabha/contracts/shipments/couriers.values';
import { choiceFilter, textFilter, type Filtered } from '../../data/list-query';

/** Returns the filters with which reports lead to orders, in the API's format. */
export const orderReportFilters = (params: Filtered) => ({
  ...textFilter(params, 'coupon'),
  ...textFilter(params, 'deliveredFrom'),
  ...textFilter(params, 'deliveredBefore'),
  ...textFilter(params, 'promisedFrom'),
  ...textFilter(params, 'promisedBefore'),
  ...choiceFilter(params, 'promise', PROMISE_OUTCOMES),
  ...textFilter(params, 'dispatchCenter'),
  ...textFilter(params, 'place'),
  ...choiceFilter(params, 'courier', COURIER_CODES),
});

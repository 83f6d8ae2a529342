import { REFUND_REQUEST_SORTS } from '@aabha/contracts/refund-requests/refund-requests.schema';
import {
  REFUND_REQUEST_KINDS,
  REFUND_REQUEST_STATES,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import {
  choiceFilter,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import { api } from '../../data/trpc';

/** The list's filters in the API's format. */
export const refundRequestFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', REFUND_REQUEST_STATES),
  ...choiceFilter(params, 'kind', REFUND_REQUEST_KINDS),
  ...flagFilter(params, 'mine'),
  ...periodFilter(params),
  ...textFilter(params, 'search'),
});

export const listRefundRequests: ListQuery = async (page, params) => {
  const { refundRequestList, refundRequestCount } = await api.refundRequests.list.query({
    ...page,
    filters: refundRequestFilters(params),
    sort: sortOf(params, REFUND_REQUEST_SORTS),
  });
  return { data: refundRequestList.map(withId), total: refundRequestCount };
};

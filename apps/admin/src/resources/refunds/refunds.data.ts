import { REFUND_SORTS } from '@aabha/contracts/refunds/refunds.schema';
import { REFUND_EXTENTS, REFUND_STATUSES } from '@aabha/contracts/refunds/refunds.values';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { api } from '../../data/trpc';

/** The refund list's filters in the API's format. */
export const refundFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'status', REFUND_STATUSES),
  ...choiceFilter(params, 'extent', REFUND_EXTENTS),
  ...periodFilter(params),
  ...textFilter(params, 'search'),
});

export const listRefunds: ListQuery = async (page, params) => {
  const { refundList, refundCount } = await api.refunds.list.query({
    ...page,
    filters: refundFilters(params),
    sort: sortOf(params, REFUND_SORTS),
  });
  return { data: refundList.map(withId), total: refundCount };
};

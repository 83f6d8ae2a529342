import { DRAFT_ORDER_SORTS, DRAFT_ORDER_STATES } from '@aabha/contracts/draft-orders/draft-orders.values';
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
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const draftOrderFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', DRAFT_ORDER_STATES),
  ...flagFilter(params, 'mine'),
  ...periodFilter(params),
  ...textFilter(params, 'search'),
});

export const listDraftOrders: ListQuery = async (page, params) => {
  const { draftOrderList, draftOrderCount } = await api.draftOrders.list.query({
    ...page,
    filters: draftOrderFilters(params),
    sort: sortOf(params, DRAFT_ORDER_SORTS),
  });
  return { data: draftOrderList.map(withId), total: draftOrderCount };
};

export const getDraftOrder = (id: string) =>
  api.draftOrders.get.query({ id }).then(({ draftOrder }) => withId(draftOrder), toHttpError);

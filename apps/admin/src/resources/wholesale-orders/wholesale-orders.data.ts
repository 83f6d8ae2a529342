import {
  WHOLESALE_PAYMENT_STATUSES,
  type WholesalePaymentStatus,
} from '@aabha/contracts/wholesale/wholesale.schema';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type WholesaleOrderRecord = Awaited<
  ReturnType<typeof api.wholesale.listOrders.query>
>['wholesalebulkOrdersList'][number] & { id: string };

/** The list's filters in the API's format. */
export const wholesaleOrderFilters = (params: Filtered) => ({
  ...periodFilter(params),
  ...choiceFilter(params, 'paymentStatus', WHOLESALE_PAYMENT_STATUSES),
  ...textFilter(params, 'search'),
});

export const listWholesaleOrders: ListQuery = async (page, params) => {
  const { wholesalebulkOrdersList, wholesalebulkOrdersCount } = await api.wholesale.listOrders.query({
    ...page,
    filters: wholesaleOrderFilters(params),
    sort: sortOf(params, ['created_at', 'total_price']),
  });
  return { data: wholesalebulkOrdersList.map(withId), total: wholesalebulkOrdersCount };
};

export const wholesaleOrderActions = {
  updateWholesaleOrder: (input: { id: string; paymentStatus: WholesalePaymentStatus }) =>
    api.wholesale.updateOrder.mutate(input).then((order) => ({ data: order }), toHttpError),
};
export type WholesaleOrderProvider = ProviderWith<typeof wholesaleOrderActions>;

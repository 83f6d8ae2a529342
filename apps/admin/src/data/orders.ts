import { isBackward } from '@aabha/contracts/orders/orders.rules';
import { ORDER_SORTS, ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { choiceFilter, filterOf, sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listOrders: Lister = async (page, params) => {
  const { orderList, orderCount } = await api.orders.list.query({
    ...page,
    filters: {
      ...choiceFilter(params, 'status', ORDER_STATUSES),
      ...textFilter(params, 'search'),
      ...textFilter(params, 'user_id'),
      ...textFilter(params, 'product_id'),
      ...textFilter(params, 'placedFrom'),
      ...textFilter(params, 'placedBefore'),
      ...(filterOf(params, 'sold') === true ? { sold: true as const } : {}),
    },
    sort: sortOf(params, ORDER_SORTS),
  });
  return { data: orderList.map(withId), total: orderCount };
};

export const getOrder = async (id: string) => withId((await api.orders.get.query({ id })).order);

/** What became of one order among several. */
export interface StatusOutcome {
  id: string;
  /** Why it stays as it was; absent where it moved. */
  refusal?: string;
}

export const orderActs = {
  /** Moves each order by itself: one that is refused holds back no other. A reason goes only where it is needed. */
  updateOrderStatuses: async (
    orders: readonly { id: string; status: OrderStatus }[],
    to: OrderStatus,
    reason: string,
  ): Promise<{ data: StatusOutcome[] }> => ({
    data: await Promise.all(
      orders.map(({ id, status }) =>
        api.orders.updateStatus
          .mutate({ id, status: to, ...(isBackward(status, to) ? { reason } : {}) })
          .then(
            () => ({ id }),
            (error: unknown) => ({ id, refusal: error instanceof Error ? error.message : String(error) }),
          ),
      ),
    ),
  }),
  updateOrderStatus: (input: { id: string; status: OrderStatus; reason?: string }) =>
    api.orders.updateStatus.mutate(input).then(({ order }) => ({ data: withId(order) }), toHttpError),
};

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

export const orderActs = {
  updateOrderStatus: (input: { id: string; status: OrderStatus; reason?: string }) =>
    api.orders.updateStatus.mutate(input).then(({ order }) => ({ data: withId(order) }), toHttpError),
};

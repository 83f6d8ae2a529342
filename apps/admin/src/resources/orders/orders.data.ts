import { ORDER_SORTS, ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { instantsFilter } from '../../data/period-filter';
import {
  countedList,
  choiceFilter,
  filterOf,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { orderReportFilters } from './order-report-filters';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The order list's filters in the API's format. */
export const orderFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'status', ORDER_STATUSES),
  ...textFilter(params, 'search'),
  ...textFilter(params, 'user_id'),
  ...textFilter(params, 'product_id'),
  ...instantsFilter(params, 'placedFrom', 'placedBefore'),
  ...(filterOf(params, 'sold') === true ? { sold: true as const } : {}),
  ...orderReportFilters(params),
});

export const listOrders: ListQuery = async (page, params) => {
  const { orderList, orderCount, hasMoreThanCounted } = await api.orders.list.query({
    ...page,
    filters: orderFilters(params),
    sort: sortOf(params, ORDER_SORTS),
  });
  return countedList(orderList.map(withId), orderCount, hasMoreThanCounted);
};

export const getOrder = async (id: string) => withId((await api.orders.get.query({ id })).order);

type PreviewWire = Awaited<ReturnType<typeof api.orders.previewStatus.query>>['previews'][number];
/** An order in its current state, with each status that it can take. */
export type StatusPreview = PreviewWire;

/** A status change as staff confirmed it. */
export interface StatusChange {
  id: string;
  to: OrderStatus;
  /** What staff saw: the order's status, and the refund of the change. */
  from: OrderStatus;
  refund: number;
  reason?: string;
  goodsReturned?: boolean;
  /** Of the refund; normal where it is left out. */
  speed?: RefundSpeed;
}

/** The result for one order of a bulk change. */
interface StatusOutcome {
  id: string;
  /** Why the order is unchanged; absent where it moved. */
  refusal?: string;
  /** Whether its refund waits for a second person, so that it is unchanged. */
  isWaiting?: boolean;
}

const sendChange = ({ id, to, from, refund, reason, goodsReturned, speed }: StatusChange) =>
  api.orders.updateStatus.mutate({
    id,
    status: to,
    expected_status: from,
    refund_amount: refund,
    ...(reason ? { reason } : {}),
    ...(goodsReturned === undefined ? {} : { goods_returned: goodsReturned }),
    ...(speed === undefined ? {} : { speed }),
  });

const chunksOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / PAGE_SIZES.max) }, (_, index) =>
    ids.slice(index * PAGE_SIZES.max, (index + 1) * PAGE_SIZES.max),
  );

export const orderActions = {
  /** Returns the effects of each status change of these orders. */
  previewStatuses: async (ids: readonly string[]): Promise<{ data: StatusPreview[] }> => {
    const parts = await Promise.all(
      chunksOf(ids).map((chunk) => api.orders.previewStatus.query({ ids: chunk }).catch(toHttpError)),
    );
    return { data: parts.flatMap(({ previews }) => previews) };
  },
  /** Changes each order separately: a refused one does not affect the others. */
  updateOrderStatuses: async (changes: readonly StatusChange[]): Promise<{ data: StatusOutcome[] }> => ({
    data: await Promise.all(
      changes.map((change) =>
        sendChange(change).then(
          ({ refund_request }) => ({ id: change.id, isWaiting: refund_request !== undefined }),
          (error: unknown) => ({
            id: change.id,
            refusal: error instanceof Error ? error.message : String(error),
          }),
        ),
      ),
    ),
  }),
  updateOrderStatus: (change: StatusChange) =>
    sendChange(change).then(
      ({ order, refund_request }) => ({
        data: { ...withId(order), isWaiting: refund_request !== undefined },
      }),
      toHttpError,
    ),
  restockOrder: (input: { id: string; reason: string }) =>
    api.orders.restock.mutate(input).then(({ order }) => ({ data: withId(order) }), toHttpError),
};
export type OrderProvider = ProviderWith<typeof orderActions>;

import type { Sort } from '../../lib/sort-param';

/**
 * The columns by which orders can be sorted: fields of the API's sort. Stands apart from the schemas, since
 * every first load reads addresses and the schema library is large.
 */
export const ORDER_FIELDS = ['number', 'created_at', 'status', 'totalPrice'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderSort = Sort<OrderField>;

/** Newest first; not written into addresses and calls, so that these stay as they are for everybody. */
export const DEFAULT_ORDER_SORT: OrderSort = { field: 'created_at', order: 'desc' };

const isDefault = ({ field, order }: OrderSort) =>
  field === DEFAULT_ORDER_SORT.field && order === DEFAULT_ORDER_SORT.order;

/** Returns a sort as addresses and calls contain it: undefined for the default. */
export const sortUnlessDefault = (sort: OrderSort | undefined): OrderSort | undefined =>
  sort && !isDefault(sort) ? sort : undefined;

/** The query of a page of orders, shared with the loader. */
export const ordersPage = (pageNum: number, sort: OrderSort | undefined) => ({
  pageNum,
  ...(sort ? { sort } : {}),
});

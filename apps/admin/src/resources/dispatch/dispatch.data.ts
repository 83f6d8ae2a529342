import type { OrderToPack } from '@aabha/contracts/shipments/shipments.schema';
import { PAPERS_MAX } from '@aabha/contracts/shipments/shipments.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { api, toHttpError } from '../../data/trpc';

/** An order that is to be packed, as the screens use it. */
export type DispatchRecord = OrderToPack & { id: string };

/** What the list knows besides its rows. */
export interface DispatchMeta {
  centers: { name: string; count: number }[];
}

/** The list's filters in the API's format. */
export const dispatchFilters = (params: Filtered) => ({
  ...textFilter(params, 'dispatchCenter'),
  ...textFilter(params, 'promisedUntil'),
  ...textFilter(params, 'search'),
});

const list: ListQuery = async (page, params) => {
  const filters = dispatchFilters(params);
  const { orderList, orderCount, centers } = await api.shipments.listToPack.query({ ...page, filters });
  return { data: orderList.map(withId), total: orderCount, meta: { centers } satisfies DispatchMeta };
};

/** Returns the ids of the first orders of the list, as many as one file of papers takes. */
export async function listIdsToPack(filter: Record<string, unknown>): Promise<string[]> {
  const filters = dispatchFilters({ filter });
  const pages = Array.from({ length: PAPERS_MAX / PAGE_SIZES.max }, (_, index) =>
    api.shipments.listToPack.query({ filters, pageNum: index + 1, pageSize: PAGE_SIZES.max }),
  );
  const found = await Promise.all(pages).catch(toHttpError);
  return found.flatMap(({ orderList }) => orderList.map(({ _id }) => _id));
}

export const dispatchData = { list, actions: {} };

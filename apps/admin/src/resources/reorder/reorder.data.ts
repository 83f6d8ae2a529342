import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { REORDER_NEEDS, REORDER_SORTS } from '@aabha/contracts/stock/stock.values';
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

export type ReorderRecord = ReorderRow & { id: string };

/** The list's filters in the API's format. */
export const reorderFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'need', REORDER_NEEDS),
  ...textFilter(params, 'brand'),
  ...textFilter(params, 'product'),
  ...textFilter(params, 'search'),
});

export const listReorder: ListQuery = async (page, params) => {
  const { reorderList, reorderCount } = await api.stock.forecast.query({
    ...page,
    filters: reorderFilters(params),
    sort: sortOf(params, REORDER_SORTS),
  });
  return { data: reorderList.map(withId), total: reorderCount };
};

type RuleInput = Parameters<typeof api.stock.setRule.mutate>[0];

export const reorderActions = {
  setReorderRule: (input: RuleInput) =>
    api.stock.setRule.mutate(input).then(({ rule }) => ({ data: rule }), toHttpError),
  listBrandRules: () => api.stock.brandRules.query().then((data) => ({ data }), toHttpError),
};
export type ReorderProvider = ProviderWith<typeof reorderActions>;

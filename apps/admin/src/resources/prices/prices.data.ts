import type { GetListParams } from 'react-admin';
import type { PriceChange, PastPriceRow } from '@aabha/contracts/prices/prices.schema';
import { PRICE_CHANGE_STATES, PRICE_SOURCES } from '@aabha/contracts/prices/prices.values';
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

export type PriceChangeRecord = PriceChange & { id: string };
export type PastPriceRecord = PastPriceRow & { id: string };

const SORTS = ['created_at', 'starts_at'] as const;

const changeFiltersOf = (kind: 'scheduled' | 'approval') => (params: Filtered) => ({
  kind,
  ...choiceFilter(params, 'state', PRICE_CHANGE_STATES),
  ...textFilter(params, 'product'),
  ...textFilter(params, 'search'),
});
/** The filters of both lists in the API's format. */
export const scheduledPriceFilters = changeFiltersOf('scheduled');
export const priceApprovalFilters = changeFiltersOf('approval');

const changesOf =
  (filtersOf: typeof scheduledPriceFilters): ListQuery =>
  async (page, params: GetListParams) => {
    const { changeList, changeCount } = await api.prices.list.query({
      ...page,
      filters: filtersOf(params),
      sort: sortOf(params, SORTS),
    });
    return { data: changeList.map(withId), total: changeCount };
  };

export const listScheduledPrices = changesOf(scheduledPriceFilters);
export const listPriceApprovals = changesOf(priceApprovalFilters);

/** The history's filters in the API's format. */
export const priceHistoryFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'source', PRICE_SOURCES),
  ...textFilter(params, 'product'),
  ...textFilter(params, 'since'),
  ...textFilter(params, 'search'),
});

export const listPriceHistory: ListQuery = async (page, params) => {
  const { historyList, historyCount } = await api.prices.history.query({
    ...page,
    filters: priceHistoryFilters(params),
  });
  return { data: historyList.map(withId), total: historyCount };
};

type ScheduleInput = Parameters<typeof api.prices.schedule.mutate>[0];
const withRecord = ({ change }: { change: PriceChange }) => ({ data: withId(change) });

const cancelPrice = (id: string) => api.prices.cancel.mutate({ id }).then(withRecord, toHttpError);

export const priceScheduleActions = {
  schedulePrice: (input: ScheduleInput) => api.prices.schedule.mutate(input).then(withRecord, toHttpError),
  cancelPrice,
};
export const priceApprovalActions = {
  approvePrice: (id: string) => api.prices.approve.mutate({ id }).then(withRecord, toHttpError),
  rejectPrice: (id: string, note: string) =>
    api.prices.reject.mutate({ id, note }).then(withRecord, toHttpError),
  withdrawPrice: cancelPrice,
  countOpenApprovals: () =>
    api.prices.list
      .query({ pageSize: 1, filters: { kind: 'approval', state: 'Proposed' } })
      .then(({ changeCount }) => ({ data: changeCount }), toHttpError),
};
export type PriceProvider = ProviderWith<typeof priceScheduleActions & typeof priceApprovalActions>;

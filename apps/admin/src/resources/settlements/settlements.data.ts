import {
  SETTLEMENT_SORTS,
  type ImportSettlementBankInput,
} from '@aabha/contracts/settlements/settlements.schema';
import { BANK_STATES, type SettlementLineState } from '@aabha/contracts/settlements/settlements.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The settlement list's filters in the API's format. */
export const settlementFilters = (params: Filtered) => {
  const { matched } = choiceFilter(params, 'matched', ['yes', 'no'] as const);
  return {
    ...(matched && { matched: matched === 'yes' }),
    ...choiceFilter(params, 'bank', BANK_STATES),
    ...periodFilter(params),
    ...textFilter(params, 'search'),
  };
};

export const listSettlements: ListQuery = async (page, params) => {
  const { settlementList, settlementCount } = await api.settlements.list.query({
    ...page,
    filters: settlementFilters(params),
    sort: sortOf(params, SETTLEMENT_SORTS),
  });
  return { data: settlementList.map(withId), total: settlementCount };
};

export const getSettlement = async (id: string) =>
  withId((await api.settlements.get.query({ id })).settlement);

type SetBank = Parameters<typeof api.settlements.setBank.mutate>[0];

export const settlementActions = {
  latestSettlementRead: () =>
    api.settlements.latestRead.query().then(({ read }) => ({ data: read }), toHttpError),
  startSettlementRead: () => api.settlements.startRead.mutate({}).then((data) => ({ data }), toHttpError),
  stopSettlementRead: () => api.settlements.stopRead.mutate({}).then((data) => ({ data }), toHttpError),
  listSettlementLines: (id: string, pageNum: number, state: SettlementLineState | undefined) =>
    api.settlements.lines
      .query({ id, pageNum, filters: state ? { state } : {} })
      .then((data) => ({ data }), toHttpError),
  setSettlementBank: (input: SetBank) =>
    api.settlements.setBank.mutate(input).then(({ settlement }) => ({ data: settlement }), toHttpError),
  importSettlementBank: (input: ImportSettlementBankInput) =>
    api.settlements.importBank.mutate(input).then((data) => ({ data }), toHttpError),
};
export type SettlementProvider = ProviderWith<typeof settlementActions>;

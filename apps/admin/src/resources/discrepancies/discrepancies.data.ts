import {
  DISCREPANCY_STATES,
  type SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { choiceFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const listDiscrepancies: ListQuery = async (page, params) => {
  const { differenceList, differenceCount } = await api.reconciliation.list.query({
    ...page,
    filters: choiceFilter(params, 'state', DISCREPANCY_STATES),
  });
  return { data: differenceList.map(withId), total: differenceCount };
};

export const discrepancyActions = {
  settleDifference: (input: SettleDiscrepancyInput) =>
    api.reconciliation.settle.mutate(input).then((data) => ({ data }), toHttpError),
};
export type DiscrepancyProvider = ProviderWith<typeof discrepancyActions>;

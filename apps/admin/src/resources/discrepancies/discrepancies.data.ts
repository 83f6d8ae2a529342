import {
  DISCREPANCY_STATES,
  type SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { choiceFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const discrepancyFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'state', DISCREPANCY_STATES),
  ...periodFilter(params),
});

export const listDiscrepancies: ListQuery = async (page, params) => {
  const { differenceList, differenceCount } = await api.reconciliation.list.query({
    ...page,
    filters: discrepancyFilters(params),
  });
  return { data: differenceList.map(withId), total: differenceCount };
};

export const discrepancyActions = {
  settleDifference: (input: SettleDiscrepancyInput) =>
    api.reconciliation.settle.mutate(input).then((data) => ({ data }), toHttpError),
};
export type DiscrepancyProvider = ProviderWith<typeof discrepancyActions>;

import {
  DIFFERENCE_STATES,
  type SettleDiscrepancyInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { choiceFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listDiscrepancies: Lister = async (page, params) => {
  const { differenceList, differenceCount } = await api.reconciliation.list.query({
    ...page,
    filters: choiceFilter(params, 'state', DIFFERENCE_STATES),
  });
  return { data: differenceList.map(withId), total: differenceCount };
};

export const discrepancyActions = {
  settleDifference: (input: SettleDiscrepancyInput) =>
    api.reconciliation.settle.mutate(input).then((data) => ({ data }), toHttpError),
};

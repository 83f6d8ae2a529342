import {
  DIFFERENCE_STATES,
  type SettleDifferenceInput,
} from '@aabha/contracts/reconciliation/reconciliation.schema';
import { choiceFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listDifferences: Lister = async (page, params) => {
  const { differenceList, differenceCount } = await api.reconciliation.list.query({
    ...page,
    filters: choiceFilter(params, 'state', DIFFERENCE_STATES),
  });
  return { data: differenceList.map(withId), total: differenceCount };
};

export const differenceActs = {
  settleDifference: (input: SettleDifferenceInput) =>
    api.reconciliation.settle.mutate(input).then((data) => ({ data }), toHttpError),
};

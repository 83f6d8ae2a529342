import { FAILURE_KINDS } from '@aabha/contracts/dashboard/dashboard.schema';
import { choiceFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const failureFilters = (params: Filtered) => choiceFilter(params, 'kind', FAILURE_KINDS);

const list: ListQuery = async (page, params) => {
  const { failureList, failureCount } = await api.dashboard.listFailures.query({
    ...page,
    filters: failureFilters(params),
  });
  return { data: failureList.map(withId), total: failureCount };
};

const actions = {
  retryFailure: (id: string) =>
    api.dashboard.retryFailure.mutate({ id }).then((data) => ({ data }), toHttpError),
};
export type FailureProvider = ProviderWith<typeof actions>;

export const failureData = { list, actions };

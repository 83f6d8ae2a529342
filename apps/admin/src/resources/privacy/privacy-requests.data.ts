import { REQUEST_KINDS } from '@aabha/contracts/privacy/privacy.values';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  filterOf,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The filters of data requests in the API's format. */
export const privacyRequestFilters = (params: Filtered) => ({
  ...periodFilter(params),
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'kind', REQUEST_KINDS),
  ...flagFilter(params, 'answered'),
  ...(filterOf(params, 'overdue') === true ? { overdue: true as const } : {}),
});

export const listPrivacyRequests: ListQuery = async (page, params) => {
  const { requestList, requestCount } = await api.privacy.listRequests.query({
    ...page,
    filters: privacyRequestFilters(params),
    sort: sortOf(params, ['created_at', 'due_at']),
  });
  return { data: requestList.map(withId), total: requestCount };
};

export const privacyRequestActions = {
  answerPrivacyRequest: (input: { id: string; answer: string }) =>
    api.privacy.answerRequest.mutate(input).then(({ request }) => ({ data: withId(request) }), toHttpError),
};
export type PrivacyRequestProvider = ProviderWith<typeof privacyRequestActions>;

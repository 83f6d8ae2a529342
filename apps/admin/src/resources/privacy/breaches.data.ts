import type { CreateBreachInput, UpdateBreachInput } from '@aabha/contracts/privacy/breaches.schema';
import { filterOf, flagFilter, sortOf, withId, type Filtered, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The filters of breaches in the API's format. */
export const breachFilters = (params: Filtered) => ({
  ...flagFilter(params, 'open'),
  ...(filterOf(params, 'overdue') === true ? { overdue: true as const } : {}),
});

export const listBreaches: ListQuery = async (page, params) => {
  const { breachList, breachCount } = await api.breaches.list.query({
    ...page,
    filters: breachFilters(params),
    sort: sortOf(params, ['known_at']),
  });
  return { data: breachList.map(withId), total: breachCount };
};

export const breachActions = {
  createBreach: (input: CreateBreachInput) =>
    api.breaches.create.mutate(input).then(({ breach }) => ({ data: withId(breach) }), toHttpError),
  updateBreach: (input: UpdateBreachInput) =>
    api.breaches.update.mutate(input).then(({ breach }) => ({ data: withId(breach) }), toHttpError),
};
export type BreachProvider = ProviderWith<typeof breachActions>;

import { DRILL_OUTCOMES } from '@aabha/contracts/restore-drills/restore-drills.values';
import { choiceFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export const restoreDrillFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'outcome', DRILL_OUTCOMES),
  ...periodFilter(params),
});

export const listRestoreDrills: ListQuery = async (page, params) => {
  const { restoreDrillList, restoreDrillCount } = await api.restoreDrills.list.query({
    ...page,
    filters: restoreDrillFilters(params),
  });
  return { data: restoreDrillList.map(withId), total: restoreDrillCount };
};

export const getRestoreDrill = async (id: string) => withId(await api.restoreDrills.get.query({ id }));

export const restoreDrillActions = {
  getDrillStatus: () => api.restoreDrills.status.query({}).then((data) => ({ data }), toHttpError),
};
export type RestoreDrillProvider = ProviderWith<typeof restoreDrillActions>;
